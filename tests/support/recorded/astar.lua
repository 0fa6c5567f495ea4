-- A small A* with the recorder for Lua: MAP BUG, writes trace.csv. The bug may be "none". Cells count from 1.
local recorder = require("recorder").new("trace.csv")
local bug = arg[2]
local rows = {}
for line in io.lines(arg[1]) do rows[#rows + 1] = line end
local height, width = #rows, #rows[1]

local function sign(x, y) return rows[y]:sub(x, x) end
local function free(x, y) return x >= 1 and y >= 1 and x <= width and y <= height and sign(x, y) ~= "#" end
local function key(x, y) return y * (width + 1) + x end
local start, goal
for y = 1, height do
  for x = 1, width do
    if sign(x, y) == "S" then start = { x = x, y = y, g = 0 } end
    if sign(x, y) == "G" then goal = { x = x, y = y } end
  end
end
local function estimate(node)
  local dx, dy = math.abs(node.x - goal.x), math.abs(node.y - goal.y)
  return (10 * math.abs(dx - dy) + 14 * math.min(dx, dy)) * (bug == "scale" and 10 or 1)
end

local known, queue, last = { [key(start.x, start.y)] = start }, { start }, nil
while #queue > 0 and not last do
  local least = 1
  for i = 2, #queue do
    local a, b = queue[i], queue[least]
    if a.g + estimate(a) < b.g + estimate(b) or (bug == "tie" and estimate(a) < estimate(b)) then least = i end
  end
  local node = table.remove(queue, least)
  node.closed = true
  local from = node.parent or {}
  recorder:expand(node.x, node.y, node.g, estimate(node), from.x, from.y)
  if node.x == goal.x and node.y == goal.y then
    last = node
    break
  end
  for dy = -1, 1 do
    for dx = -1, 1 do
      local x, y = node.x + dx, node.y + dy
      local diagonal = dx ~= 0 and dy ~= 0
      local sides = free(node.x, y) and (bug == "corner" or free(x, node.y))
      local to = free(x, y) and (not diagonal or sides) and (known[key(x, y)] or { x = x, y = y })
      if to and not to.closed then
        local g = (bug == "sum" and 0 or node.g) + (diagonal and 14 or 10)
        if not to.g or (g < to.g and bug ~= "update" and bug ~= "closed") then
          if not to.g then queue[#queue + 1] = to end
          to.g, to.parent = g, node
          known[key(x, y)] = to
          recorder:open(x, y, g, estimate(to), node.x, node.y)
          if bug == "early" and x == goal.x and y == goal.y then last = to end
        end
      end
    end
  end
end
local cells = {}
while last do
  table.insert(cells, 1, { last.x, last.y })
  last = last.parent
end
recorder:path(cells)
recorder:close()

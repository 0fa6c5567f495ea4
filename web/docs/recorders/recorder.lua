-- Writes what an A* does as a table that Astrolabe checks: a row for each event.
--     local recorder = require("recorder").new("trace.csv")
--     recorder:open(x, y, g, h, px, py)     when a cell is put on the open list, or its g gets better
--     recorder:expand(x, y, g, h, px, py)   when a cell is taken from it
--     recorder:path(cells)                  the cells from start to goal, each {x, y}
--     recorder:close()
-- g, h and the parent (px, py) may be left out. Cells may be counted from 1.

local Recorder = {}
Recorder.__index = Recorder

function Recorder.new(name)
  local self = setmetatable({ file = assert(io.open(name or "trace.csv", "w")) }, Recorder)
  self.file:write("event,x,y,g,h,parent_x,parent_y\n")
  return self
end

local function text(value)
  if value == nil then return "" end
  -- Whole numbers without a decimal point, in all versions of Lua.
  return value == math.floor(value) and string.format("%d", value) or tostring(value)
end

function Recorder:write(event, ...)
  local fields = { event }
  for i = 1, 6 do fields[i + 1] = text((select(i, ...))) end
  self.file:write(table.concat(fields, ","), "\n")
end

function Recorder:open(x, y, g, h, px, py) self:write("open", x, y, g, h, px, py) end
function Recorder:expand(x, y, g, h, px, py) self:write("expand", x, y, g, h, px, py) end

function Recorder:path(cells)
  for _, cell in ipairs(cells) do self:write("path", cell[1], cell[2]) end
end

function Recorder:close() self.file:close() end

return Recorder

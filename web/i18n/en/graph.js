// Graphs of places, in English.

/** @type {Readonly<Record<string, string>>} */
export const graph = Object.freeze({
  'reason.graph.json': 'This is no JSON: a bracket, a quote or a comma is missing or too many.',
  'reason.graph.shape': 'A graph in JSON is an object with “nodes” and “edges”, each a list.',
  'reason.graph.node': 'Node {line} is no object with “x” and “y”: found {found}.',
  'reason.graph.node_count': 'A graph has up to {expected} nodes: found {found}.',
  'reason.graph.edge_count':
    'A graph has up to {expected} edges, those both ways counted twice: found {found}.',
  'reason.graph.position':
    'Node {line}: x and y are whole numbers from −{expected} to {expected}: found {found}.',
  'reason.graph.name':
    'Node {line}: a name is a text of 1 to {expected} bytes without control characters: found “{found}”.',
  'reason.graph.name_twice': 'Node {line} bears a name that an earlier one has: “{found}”.',
  'reason.graph.edge': 'Edge {line} is no object with “from”, “to” and “cost”: found {found}.',
  'reason.graph.edge_end': 'Edge {line} begins or ends at a node that there is not: “{found}”.',
  'reason.graph.edge_loop': 'Edge {line} leads back to the node where it begins.',
  'reason.graph.edge_twice': 'Edge {line} leads the same way as an earlier one.',
  'reason.graph.cost': 'Edge {line}: a cost is a whole number from 1 to {expected}: found {found}.',
  'reason.graph.both': 'Edge {line}: “both” is true or false: found {found}.',
  'reason.graph.json_end': '“{expected}” names a node that there is not: “{found}”.',
  'reason.graph.end': 'Start and goal have to be nodes of the graph.',
  'reason.graph.units': 'A cell is worth 1 to {expected} units: found {found}.',
});

/**
 * The cycles of a graph, each as `a → b → a`: one for every edge that leads back to the path of a depth-first walk.
 * @param {Map<string, string[]>} edges
 */
export function cyclesIn(edges) {
  const done = new Set();
  const cycles = [];
  const walk = (node, path) => {
    if (path.includes(node)) return void cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    return void done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return cycles;
}

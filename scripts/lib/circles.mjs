/**
 * The circles of a graph, each as `a → b → a`; one for every node at which a walk comes back to its own path.
 * @param {Map<string, string[]>} edges
 */
export function circlesIn(edges) {
  const done = new Set();
  const circles = [];
  const walk = (node, path) => {
    if (path.includes(node)) return void circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    return void done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return circles;
}

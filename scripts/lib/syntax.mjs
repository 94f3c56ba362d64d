const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Whether a node is a function of any kind. */
export const isFunction = (node) => FUNCTIONS.has(node?.type);

/** The name of a parameter or variable, also of one with a default. */
export const nameOf = (target) => (target?.type === 'Identifier' ? target.name : target?.left?.name);

/** The names that a parameter or a declaration binds: a single one, or those of `{ a, b: other, c = 1 }`, each with the field it is taken from. */
export const boundBy = (target) =>
  target?.type === 'ObjectPattern'
    ? target.properties.flatMap(({ key, value }) => (nameOf(value) ? [{ field: key?.name, name: nameOf(value) }] : []))
    : [nameOf(target)].filter(Boolean).map((name) => ({ name }));

/** An expression without TypeScript's `as`, `!` and `satisfies`. */
export const bare = (node) => (/^TS(?:As|NonNull|Satisfies)/.test(node?.type ?? '') ? bare(node.expression) : node);

/** Visits each node, except types and keys of plain properties: in `{ db: tx }`, `db` is not a use; in `app.db` it is. */
export function walk(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property' && !node.computed) continue;
    if (key === 'typeAnnotation' || key === 'typeArguments') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === 'object') walk(child, visit);
  }
}

/** Whether a part of the code uses one of these names. */
export function uses(node, wanted) {
  let found = false;
  walk(node, (inner) => (found ||= inner.type === 'Identifier' && wanted.has(inner.name)));
  return found;
}

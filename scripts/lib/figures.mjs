import { Visitor } from 'oxc-parser';
import { bare, walk } from './syntax.mjs';
import { lineAt } from './sources.mjs';

/** The number at the start of a word: "50 of", but not "p99". */
const NUMBER = /(?:^|[\s(+-])\d/;

/**
 * The figures that a test file reports: the second argument of `figure(context, …)`, what is assigned to `task.meta.figure`, and the description of an annotation of the type
 * "figure". `constant` says of each why it is not measured, if it is not: a text without a value, a number in the text, or a value that is a constant of the file.
 */
export function figuresIn({ path, text, program }) {
  const found = [];
  const add = (node) => found.push({ at: `${path}:${lineAt(text, node.start)}`, constant: constantIn(bare(node)) });
  new Visitor({
    CallExpression: ({ callee, arguments: [, given] }) => callee.name === 'figure' && given && add(given),
    AssignmentExpression: ({ left, right }) => left.property?.name === 'figure' && add(right),
    ObjectExpression: ({ properties }) => {
      const fields = Object.fromEntries(properties.map(({ key, value }) => [key?.name, value]));
      if (fields.type?.value === 'figure' && fields.description) add(fields.description);
    },
  }).visit(program);
  return found;
}

function constantIn(node) {
  // A variable holds what was measured, or a template that was written elsewhere.
  if (node.type === 'Identifier') return undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return 'a text without a measured value';
  const written = node.quasis.map(({ value }) => value.cooked).find((part) => NUMBER.test(part));
  if (written !== undefined) return `a number in the text: "${written.trim()}"`;
  return node.expressions.every(isMeasured) ? undefined : 'a value that is a constant';
}

/** Whether an expression uses anything but literals, functions and constants such as `KILLS`. */
function isMeasured(expression) {
  const callees = new Set();
  let measured = false;
  walk(expression, (node) => {
    if (node.type === 'CallExpression') callees.add(node.callee);
    if (node.type === 'Identifier' && !callees.has(node) && !/^[A-Z\d_]+$/.test(node.name)) measured = true;
  });
  return measured;
}

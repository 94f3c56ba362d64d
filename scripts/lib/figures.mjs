import { bare, isFunction, uses } from './syntax.mjs';
import { lineAt } from './sources.mjs';

/** The number at the start of a word: "50 of", but not "p99". */
const NUMBER = /(?:^|[\s(+-])\d/;
const CONSTANT = /^[A-Z\d_]+$/;
/** What JavaScript brings along: using it measures nothing. */
const BUILT_IN = /^(?:Array|BigInt|Infinity|JSON|Math|NaN|Number|Object|Promise|String|undefined)$/;
const SCOPE = /^(?:Program|BlockStatement|CatchClause|SwitchStatement|For(?:In|Of)?Statement)$/;
const FILLS = /^(?:add|fill|push|set|splice|unshift)$/;
/** A value that only a run of the test knows. */
const MEASURED = { type: 'Measured' };

const NO_VALUE = 'a text without a measured value';
const NO_MEASURE = 'a value that is a constant';
const HIDDEN = 'a report that cannot be followed';

/**
 * The figures that a test file reports: the second argument of `figure(context, …)`, a field `figure` that is assigned or is in an object, as that of `task.meta`, and the
 * description of an annotation of the type "figure". `constant` says of each why it is not measured, if it is not: a text without a value, a number in the text, a value that
 * is a constant of the file, or a report that cannot be followed, such as one through another name of `figure`.
 */
export function figuresIn({ path, text, program }) {
  if (!text.includes('figure')) return [];
  const found = [];
  const values = valuesIn(program);
  visit(program, (node, parent, key) => {
    for (const value of reportedBy(node, values)) {
      const isText = value && /^(?:Identifier|TemplateLiteral)$/.test(bare(value).type);
      const constant = value ? (isText ? problemOf(bare(value), values) : NO_VALUE) : HIDDEN;
      found.push({ at: `${path}:${lineAt(text, (value ?? node).start)}`, constant });
    }
    if (isOtherName(node, parent, key) && !values.declared(node))
      found.push({ at: `${path}:${lineAt(text, node.start)}`, constant: HIDDEN });
  });
  return found;
}

/** The figures that a part of the code reports; `undefined` among them for one that cannot be found. */
function reportedBy(node, values) {
  const keyOf = (key, computed) => (computed ? values.textOf(key) : (key?.name ?? key?.value));
  if (node.type === 'CallExpression') {
    const { callee, arguments: given } = node;
    if (callee.name === 'figure') return given.some(({ type }) => type === 'SpreadElement') ? [undefined] : given.slice(1, 2);
    const sets = /^(?:Object|Reflect)$/.test(callee.object?.name) && /^(?:defineProperty|set)$/.test(callee.property?.name);
    return sets && values.textOf(given[1]) === 'figure' ? [undefined] : [];
  }
  if (node.type === 'AssignmentExpression')
    return node.left.property && keyOf(node.left.property, node.left.computed) === 'figure' ? [node.right] : [];
  if (node.type !== 'ObjectExpression') return [];
  const fields = new Map(node.properties.map(({ key, value, computed }) => [keyOf(key, computed), value]));
  const isNote = fields.has('type') && values.textOf(fields.get('type')) === 'figure';
  return [...(fields.has('figure') ? [fields.get('figure')] : []), ...(isNote ? [fields.get('description')] : [])];
}

/** Whether a part of the code gives the function `figure` another name, or hands it on. */
function isOtherName(node, parent, key) {
  if (/^Import(?:Namespace|Expression)/.test(node.type))
    return /\bfigure(?:\.ts)?$/.test((node.type === 'ImportExpression' ? node : parent).source.value);
  if (node.type !== 'Identifier' || node.name !== 'figure') return false;
  if (parent.type === 'ImportSpecifier') return parent.local.name !== 'figure';
  return !(key === 'callee' || (/^(?:key|property)$/.test(key) && !parent.computed) || parent.type.startsWith('TS'));
}

/** Why a text is not measured, if it is not; a variable stands for all values that it has in this file. `seen` has what is looked at already. */
function problemOf(node, values, seen = new Set()) {
  if (seen.has(node)) return node === MEASURED ? undefined : NO_VALUE;
  seen.add(node);
  if (node.type === 'Identifier') {
    const own = values.of(node);
    if (!own) return CONSTANT.test(node.name) ? NO_MEASURE : undefined;
    const problems = own.map((value) => problemOf(bare(value), values, seen));
    return problems.includes(undefined) ? undefined : problems[0];
  }
  if (node.type === 'Literal') return NO_VALUE;
  if (node.type !== 'TemplateLiteral') return isMeasured(node, values) ? undefined : NO_MEASURE;
  if (node.expressions.length === 0) return NO_VALUE;
  const written = node.quasis.map(({ value }) => value.cooked).find((part) => NUMBER.test(part));
  if (written !== undefined) return `a number in the text: "${written.trim()}"`;
  const parts = node.expressions.map((part) => (isMeasured(part, values) ? numberIn(part, values, seen) : NO_MEASURE));
  return parts.find(Boolean);
}

/** The problem of the template that a part of a text is, or that its variable holds. */
function numberIn(part, values, seen) {
  const templates = (values.of(part) ?? [part]).filter((value) => value.type === 'TemplateLiteral' && !seen.has(value));
  return templates.map((template) => problemOf(template, values, seen)).find(Boolean);
}

/** Whether an expression uses anything but literals, functions, constants such as `KILLS`, and variables that hold only these. */
function isMeasured(node, values, seen = new Set()) {
  const some = (nodes) => nodes.some((each) => each && isMeasured(each, values, seen));
  if (node === MEASURED) return true;
  if (node.type === 'Literal' || isFunction(node)) return false;
  if (node.type === 'Identifier') {
    if (CONSTANT.test(node.name) || BUILT_IN.test(node.name)) return false;
    const fresh = values.of(node)?.filter((value) => !seen.has(value));
    fresh?.forEach((value) => seen.add(value));
    return fresh ? some(fresh) : true;
  }
  if (node.type === 'Property') return some([node.computed && node.key, node.value]);
  if (node.type === 'MemberExpression') {
    const isCount = /^(?:length|size)$/.test(node.property.name) && !/Literal|ArrayExpression/.test(node.object.type);
    return isCount || some([node.object, node.computed && node.property]);
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const own = values.of(node.callee);
    if (own?.every(isFunction)) return some([...own.flatMap(returnedBy), ...node.arguments]);
    return node.arguments.length === 0 || some(node.arguments);
  }
  if (node.type === 'AwaitExpression' && bare(node.argument).callee?.type === 'Identifier')
    return !values.of(bare(node.argument).callee)?.every(isFunction) || some([node.argument]);
  const parts = node.type === 'NewExpression' ? node.arguments : childrenOf(node).map(([child]) => child);
  // What is empty at first is filled later.
  return some(parts) || (parts.length === 0 && /^(?:Array|New|Object)Expression$/.test(node.type));
}

/** What a function returns, but not the functions in it. */
function returnedBy(node) {
  if (node.body.type !== 'BlockStatement') return [node.body];
  const inside = (part) =>
    part.type === 'ReturnStatement'
      ? [part.argument]
      : isFunction(part)
        ? []
        : childrenOf(part).flatMap(([child]) => inside(child));
  return inside(node.body);
}

/** `of(node)`: all values that the variable of this name has in the file, `undefined` if the file does not declare it; `textOf(node)`: its text, if it is one that is written. */
function valuesIn(program) {
  const [declared, writes] = [[], []];
  const declare = (scope, bound) =>
    declared.push(...bound.map(({ name, value }) => ({ name, scope, values: value ? [value] : [] })));
  const write = (node, value = MEASURED) => node?.type === 'Identifier' && writes.push({ node, value });
  const collect = (node, scope) => {
    const inner = SCOPE.test(node.type) || isFunction(node) ? node : scope;
    if (node.type === 'VariableDeclarator') declare(scope, boundTo(node.id, node.init));
    if (node.type === 'FunctionDeclaration') declare(scope, [{ name: node.id?.name, value: node }]);
    if (isFunction(node)) for (const target of node.params) declare(node, boundTo(target, MEASURED));
    if (node.type === 'CatchClause' && node.param) declare(node, boundTo(node.param, MEASURED));
    if (/^For(?:In|Of)/.test(node.type)) for (const { id } of node.left.declarations ?? []) declare(node, boundTo(id, MEASURED));
    if (node.type === 'AssignmentExpression') {
      const { left, right, operator } = node;
      const isPlain = left.type === 'Identifier' && operator === '=' && !uses(right, new Set([left.name]));
      write(rootOf(left), isPlain ? right : MEASURED);
    }
    if (node.type === 'UpdateExpression') write(rootOf(node.argument));
    if (node.type === 'CallExpression' && FILLS.test(node.callee.property?.name)) write(rootOf(node.callee));
    for (const [child] of childrenOf(node)) collect(child, inner);
  };
  collect(program, program);
  const find = ({ name, start }) =>
    declared
      .filter(({ name: own, scope }) => own === name && scope.start <= start && start < scope.end)
      .toSorted((a, b) => a.scope.end - a.scope.start - (b.scope.end - b.scope.start))[0];
  const of = (node) => {
    const found = node.type === 'Identifier' ? find(node) : undefined;
    return found && [...found.values, ...writes.filter((each) => find(each.node) === found).map(({ value }) => value)];
  };
  const textOf = (node) => {
    if (node?.type === 'TemplateLiteral') return node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
    return node?.type === 'Identifier' ? of(node)?.map(textOf)[0] : node?.value;
  };
  return { of, textOf, declared: (node) => find(node) !== undefined };
}

/** The names that a declaration binds, each with its value: of `[a, b] = [1, 2]` its own one, else that of the whole. */
function boundTo(target, value) {
  if (target.type === 'Identifier') return [{ name: target.name, value: value && bare(value) }];
  if (target.type === 'AssignmentPattern') return boundTo(target.left, value);
  if (target.type === 'RestElement') return boundTo(target.argument, value);
  if (target.type === 'ArrayPattern')
    return target.elements.flatMap((each, index) =>
      each ? boundTo(each, value?.type === 'ArrayExpression' ? (value.elements[index] ?? MEASURED) : value) : [],
    );
  const fields =
    value?.type === 'ObjectExpression' ? new Map(value.properties.map((each) => [each.key?.name, each.value])) : undefined;
  return (target.properties ?? []).flatMap((each) =>
    boundTo(each.value ?? each, fields && each.key ? (fields.get(each.key.name) ?? MEASURED) : value),
  );
}

/** The variable that an access such as `a.b[0]` begins with. */
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);

/** The parts of a node, each with its key, except types. */
const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    /^type(?:Annotation|Arguments|Parameters)$/.test(key)
      ? []
      : [value].flat().flatMap((child) => (typeof child?.type === 'string' ? [[child, key]] : [])),
  );

/** Visits each node with its parent and its key there. */
function visit(node, enter, parent, key) {
  enter(node, parent, key);
  for (const [child, name] of childrenOf(node)) visit(child, enter, node, name);
}

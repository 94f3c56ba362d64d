import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'oxc-parser';
import { lineAt, readSources } from '../lib/sources.mjs';

/**
 * Inside a transaction only `tx` is used: a function with a parameter `tx` must not use `db` or whatever the transaction was begun on, must not await a call
 * that does not receive `tx`, and must not call an asynchronous function without it, awaited or not. A statement on another connection is not rolled back on
 * pg and deadlocks on PGlite.
 */
export function checkTransactions(root) {
  const folder = join(root, 'apps', 'api');
  const sources = existsSync(folder) ? readSources(folder).filter(({ test }) => !test) : [];
  const slow = new Set(['fetch', ...sources.flatMap(({ program }) => asyncNames(program))]);
  const results = sources.map((source) => inspect(source, slow));
  return {
    examined: {
      'functions with tx': sum(results, 'functions'),
      transactions: sum(results, 'transactions'),
      files: sources.length,
    },
    problems: results.flatMap(({ problems }) => problems),
  };
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** The names of the asynchronous functions of a file. */
function asyncNames(program) {
  const names = [];
  new Visitor({
    FunctionDeclaration: ({ async, id }) => async && names.push(id.name),
    VariableDeclarator: ({ id, init }) => init?.async && names.push(id.name),
  }).visit(program);
  return names;
}

function inspect({ path, text, program }, slow) {
  const found = { functions: 0, transactions: 0, problems: [] };
  const report = (node, problem) => found.problems.push(`apps/api/${path}:${lineAt(text, node.start)}: ${problem}`);
  const enter = (node) => {
    if (!node.params?.some((param) => nameOf(param) === 'tx')) return;
    found.functions += 1;
    if (node.body) checkBody(node.body, slow, report);
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    FunctionExpression: enter,
    FunctionDeclaration: enter,
    CallExpression: (node) => {
      if (!isTransaction(node)) return;
      found.transactions += 1;
      const [work] = node.arguments;
      const named = !work?.params || nameOf(work.params[0]) === 'tx';
      if (!named) report(node, 'the parameter of a transaction is called tx, so that this gate sees it');
      const begun = node.callee.object.name;
      if (begun && begun !== 'db' && work?.body && names(work.body, begun))
        report(node, `${begun} has no place inside a transaction: use tx`);
    },
  }).visit(program);
  return found;
}

const nameOf = (param) => (param?.type === 'Identifier' ? param.name : param?.left?.name);
const isTransaction = ({ callee }) => callee.type === 'MemberExpression' && callee.property.name === 'transaction';

function checkBody(body, slow, report) {
  const each = (node) => {
    if (node.type === 'AwaitExpression' && !names(node.argument, 'tx'))
      report(node, 'nothing but SQL of tx is awaited inside a transaction');
    if (node.type === 'CallExpression' && slow.has(node.callee.name) && !node.arguments.some((argument) => names(argument, 'tx')))
      report(node, `${node.callee.name} is asynchronous and does not receive tx`);
    if (node.type === 'ForOfStatement' && node.await && !names(node.right, 'tx'))
      report(node, 'nothing but SQL of tx is awaited inside a transaction');
    if (node.type === 'Identifier' && node.name === 'db') report(node, 'db has no place inside a transaction: use tx');
  };
  walk(body, each);
}

function names(node, wanted) {
  let found = false;
  walk(node, (inner) => (found ||= inner.type === 'Identifier' && inner.name === wanted));
  return found;
}

/** Visits each node, except keys of plain properties: in `{ db: tx }`, `db` is not a use; in `app.db` it is. */
function walk(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property' && !node.computed) continue;
    if (key === 'typeAnnotation' || key === 'typeArguments') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === 'object') walk(child, visit);
  }
}

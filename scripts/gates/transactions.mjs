import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asyncCode } from '../lib/async-code.mjs';
import { lineAt, readSources } from '../lib/sources.mjs';
import { bare, boundBy, isFunction, nameOf, uses, walk } from '../lib/syntax.mjs';

const AWAITED = 'nothing but SQL of tx is awaited inside a transaction';

/**
 * Inside a transaction, code must use only `tx`. This applies to functions that receive `tx`, also under another name. They must not use another connection, await a
 * call that does not receive `tx`, call an asynchronous function without it (awaited or not), pass such a function on, or use a promise that was created elsewhere.
 * A statement on another connection is not rolled back on pg and deadlocks on PGlite.
 */
export function checkTransactions(root) {
  const folder = join(root, 'apps', 'api');
  const sources = existsSync(folder) ? readSources(folder).filter(({ test }) => !test) : [];
  const code = asyncCode(sources);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const problems = new Set();
  const report = (path, node, problem) => problems.add(`apps/api/${path}:${lineAt(texts.get(path), node.start)}: ${problem}`);
  const { bodies, transactions } = startingPoints(sources, code, report);
  const seen = new Map();
  // The loop appends to `bodies` while it runs: the functions that receive tx from a checked one.
  for (const body of bodies) {
    const known = seen.get(body.node) ?? new Set();
    if (known.has(body.tx)) continue;
    seen.set(body.node, known.add(body.tx));
    checkBody(body, code, report, (next) => bodies.push(next));
  }
  return { examined: { 'functions with tx': seen.size, transactions, files: sources.length }, problems: [...problems] };
}

const takesTx = (param) => boundBy(param).some(({ name }) => name === 'tx');
const isTransaction = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && callee.property.name === 'transaction';

/** Every function with a parameter `tx`, and every function that is passed to a transaction by its name. */
function startingPoints(sources, code, report) {
  const bodies = [];
  let transactions = 0;
  for (const { path, program } of sources)
    walk(program, (node) => {
      if (isFunction(node) && node.body && node.params.some(takesTx)) bodies.push({ path, node, tx: 'tx' });
      if (!isTransaction(node)) return;
      transactions += 1;
      const [work] = node.arguments;
      if (work?.params && nameOf(work.params[0]) !== 'tx')
        report(path, node, 'the parameter of a transaction is called tx, so that this gate sees it');
      const named = work?.type === 'Identifier' ? code.find(path, work.name) : undefined;
      const tx = nameOf(named?.node.params[0]);
      if (tx) bodies.push({ ...named, tx });
      const begun = node.callee.object.name;
      if (begun && work?.body && uses(work.body, new Set([begun])))
        report(path, node, `${begun} has no place inside a transaction: use tx`);
    });
  return { bodies, transactions };
}

function checkBody({ path, node, tx }, code, report, follow) {
  const own = derivedFrom(node.body, tx);
  const isOfTx = (part) => uses(part, own);
  const callbacks = code.callbacks(node.params);
  const connections = code.connections(path);
  const promises = code.promises(path).difference(declaredIn(node));
  const slowName = (callee) => (callbacks.has(callee.name) ? callee.name : code.slowName(path, callee));
  const checks = {
    AwaitExpression: (part) => !isOfTx(part.argument) && report(path, part, AWAITED),
    ForOfStatement: (part) => part.await && !isOfTx(part.right) && report(path, part, AWAITED),
    NewExpression: (part) => part.callee.name === 'Promise' && !isOfTx(part) && report(path, part, AWAITED),
    Identifier: (part) => {
      if (own.has(part.name)) return;
      if (connections.has(part.name)) report(path, part, `${part.name} has no place inside a transaction: use tx`);
      if (promises.has(part.name)) report(path, part, `${part.name} is a promise from outside of the transaction`);
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name = slowName(bare(callee));
      if (name && !given.some(isOfTx) && !isOfTx(callee)) report(path, callee, `${name} is asynchronous and does not receive tx`);
      for (const [at, each] of given.entries()) {
        // A function that has a parameter tx itself may be passed on, because its own body is checked.
        const isSlow = callbacks.has(each.name) || code.isSlow(path, each.name);
        if (isSlow && !own.has(each.name) && !code.find(path, each.name)?.node.params.some(takesTx))
          report(path, each, `${each.name} is asynchronous and does not receive tx`);
        const called = own.has(each.name) ? code.find(path, callee.name) : undefined;
        const param = nameOf(called?.node.params[at]);
        if (param) follow({ ...called, tx: param });
      }
    },
  };
  walk(node.body, (part) => checks[part.type]?.(part));
}

/** `tx` and the variables that are derived from it without await: `const query = tx.select()`, `const { session } = tx`. */
function derivedFrom(body, tx) {
  const found = new Set([tx]);
  walk(body, (node) => {
    if (node.type !== 'VariableDeclarator' || !node.init) return;
    const value = bare(node.init);
    if (value.type === 'AwaitExpression' || isFunction(value) || !uses(value, found)) return;
    for (const { name } of boundBy(node.id)) found.add(name);
  });
  return found;
}

/** The names that a function declares itself. A promise in such a variable is not reported again, because the call that returned it is. */
function declaredIn({ params, body }) {
  const targets = [...params];
  walk(body, (node) => {
    if (node.type === 'VariableDeclarator') targets.push(node.id);
    if (isFunction(node)) targets.push(...node.params);
  });
  return new Set(targets.flatMap((target) => boundBy(target).map(({ name }) => name)));
}

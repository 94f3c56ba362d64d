import { dirname, join, normalize } from 'node:path';
import { Visitor } from 'oxc-parser';
import { bare, boundBy, isFunction } from './syntax.mjs';

/** The name of the type of a database connection. */
const CONNECTION = 'Db';
/** Asynchronous functions and methods that the sources do not define themselves. */
const KNOWN = ['fetch', 'sendMail', 'then', 'catch', 'finally'];
/** Whether collections or RegExp also have a method of this name, so that the name alone does not show that a call is asynchronous. */
const isCommon = (name) => [Map, Set, Array, RegExp].some(({ prototype }) => name in prototype);

/**
 * Finds asynchronous code in sources. `slowName(path, callee)`: the name of the called function, if it is asynchronous. `isSlow(path, name)`: whether a function is
 * asynchronous. `callbacks(params)`: the parameters that are asynchronous functions. `connections(path)` and `promises(path)`: the names that hold a connection or a
 * promise. `find(path, name)`: the function that a name refers to, also if it is imported or stored under another name.
 */
export function asyncCode(sources) {
  const files = new Map(sources.map(({ path, program }) => [path, readFile(path, program)]));
  const all = [...files.values()];
  const fields = new Set(['db', ...all.flatMap((file) => file.fields)]);
  const methods = new Set([...KNOWN, ...all.flatMap((file) => file.methods).filter((name) => !isCommon(name))]);

  const find = (path, name, seen = new Set()) => {
    const file = files.get(path);
    if (!file || !name || seen.has(`${path}#${name}`)) return undefined;
    seen.add(`${path}#${name}`);
    const node = file.functions.get(name);
    return node ? { path, node } : find(...(file.imports.get(name) ?? [path, file.aliases.get(name)]), seen);
  };
  const isSlow = (path, name) => {
    const { slow, aliases } = files.get(path);
    return slow.has(name) || slow.has(aliases.get(name)) || isAsync(find(path, name)?.node);
  };
  const slowName = (path, callee) => {
    const { imports, taken } = files.get(path);
    const { name } = callee;
    if (callee.type === 'Identifier') return isSlow(path, name) || methods.has(taken.get(name)) ? name : undefined;
    const method = callee.property?.name;
    const [module] = imports.get(callee.object?.name) ?? [];
    return methods.has(method) || (files.has(module) && isSlow(module, method)) ? method : undefined;
  };
  for (const [path, file] of files) {
    file.connections = connectionsOf(file, fields);
    const isSlowCall = ({ init }) => init?.type === 'CallExpression' && slowName(path, bare(init.callee));
    file.promises = new Set(file.variables.filter(isSlowCall).flatMap(({ id }) => boundBy(id).map(({ name }) => name)));
  }
  return {
    find,
    isSlow,
    slowName,
    callbacks: (params) => new Set(params.filter(({ typeAnnotation: type }) => givesPromise(type)).map(({ name }) => name)),
    connections: (path) => files.get(path).connections,
    promises: (path) => files.get(path).promises,
  };
}

const isPromise = (type) => /^Promise(?:Like)?$/.test(type?.typeAnnotation?.typeName?.name ?? '');
const isAsync = (node) => isFunction(node) && (node.async || isPromise(node.returnType));
const givesPromise = (type) => type?.typeAnnotation?.type === 'TSFunctionType' && isPromise(type.typeAnnotation.returnType);
const isConnection = (type) => type?.typeAnnotation?.typeName?.name === CONNECTION;

/** A file's functions and variables by name, its imports, and the names of its asynchronous methods and of its fields with a connection. */
function readFile(path, program) {
  const file = { functions: new Map(), imports: new Map(), aliases: new Map(), taken: new Map(), slow: new Set(KNOWN) };
  Object.assign(file, { variables: [], params: [], methods: [], fields: [] });
  const assign = (id, value) => {
    const init = bare(value);
    file.variables.push({ id, init });
    if (id.type === 'Identifier' && isFunction(init)) file.functions.set(id.name, init);
    if (id.type === 'Identifier' && init?.type === 'Identifier') file.aliases.set(id.name, init.name);
    if (id.type === 'Identifier' && init?.type === 'MemberExpression') file.taken.set(id.name, init.property.name);
    for (const { field, name } of boundBy(id)) if (field) file.taken.set(name, field);
  };
  const member = ({ key, typeAnnotation, value }) => {
    if (isAsync(value) || givesPromise(typeAnnotation)) file.methods.push(key.name);
    if (isConnection(typeAnnotation) && key.name !== 'tx') file.fields.push(key.name);
  };
  const takeParams = ({ params }) => {
    file.params.push(...params);
    for (const param of params) for (const { field, name } of boundBy(param)) if (field) file.taken.set(name, field);
  };
  const from = (source) => (source.value.startsWith('.') ? normalize(join(dirname(path), source.value)) : source.value);
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const { local, imported } of specifiers) {
        file.imports.set(local.name, [from(source), imported?.name]);
        if (source.value.endsWith('/promises')) file.slow.add(local.name);
      }
    },
    ExportNamedDeclaration: ({ source, specifiers }) => {
      for (const { local, exported } of specifiers) {
        if (source) file.imports.set(exported.name, [from(source), local.name]);
        else if (local.name !== exported.name) file.aliases.set(exported.name, local.name);
      }
    },
    FunctionDeclaration: (node) => {
      takeParams(node);
      if (node.id) file.functions.set(node.id.name, node);
    },
    ArrowFunctionExpression: takeParams,
    FunctionExpression: takeParams,
    VariableDeclarator: ({ id, init }) => assign(id, init),
    AssignmentExpression: ({ left, right }) => assign(left, right),
    TSPropertySignature: member,
    TSMethodSignature: ({ key, returnType }) => isPromise(returnType) && file.methods.push(key.name),
    PropertyDefinition: member,
    MethodDefinition: member,
    Property: member,
  }).visit(program);
  return file;
}

/** The names that hold a connection: parameters of such a type, `const other = app.db`, `const { db: other } = app`. */
function connectionsOf({ params, variables }, fields) {
  const found = new Set([
    ...fields,
    ...params.filter(({ typeAnnotation }) => isConnection(typeAnnotation)).map(({ name }) => name),
  ]);
  const holdsOne = (node) => (node?.type === 'MemberExpression' ? fields.has(node.property.name) : found.has(node?.name));
  const bindings = [...variables, ...params.map((id) => ({ id }))];
  // Repeats until no further alias is found.
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { id, init } of bindings)
      for (const { field, name } of boundBy(id)) if (field ? fields.has(field) : holdsOne(init)) found.add(name);
  }
  found.delete('tx');
  return found;
}

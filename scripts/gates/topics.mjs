import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Visitor } from 'oxc-parser';
import { lineAt, readSources } from '../lib/sources.mjs';

/** Folders of apps/api/src that every other folder may import, each with the folders that it may import itself. */
const COMMON = { i18n: [], http: ['i18n'], db: [], crypto: [], jobs: [] };

/** Which other topics each topic may import. An entry that is no longer needed is also a problem. */
const TOPICS = {
  limits: [],
  audit: ['limits'],
  mail: [],
  users: [],
  sessions: ['audit', 'limits', 'users'],
  pins: ['limits', 'sessions', 'users'],
  notifications: ['mail', 'sessions'],
  'one-time-codes': ['audit', 'limits', 'mail', 'users'],
  accounts: ['audit', 'notifications', 'sessions', 'users'],
  registration: ['audit', 'limits', 'one-time-codes', 'sessions', 'users'],
  'sign-in': ['audit', 'limits', 'notifications', 'pins', 'sessions', 'users'],
  'forgotten-pin': ['audit', 'limits', 'mail', 'notifications', 'one-time-codes', 'pins', 'sessions', 'users'],
  profile: ['audit', 'files', 'limits', 'notifications', 'one-time-codes', 'pins', 'sessions', 'users'],
  'step-up': ['audit', 'pins', 'sessions'],
  reference: [],
  banks: [],
  storage: [],
  documents: [],
  files: ['audit', 'documents', 'limits', 'sessions', 'users'],
  'gift-products': ['reference'],
  recipients: ['reference', 'sessions', 'users'],
  ledger: [],
  balance: [],
  deposits: ['files', 'limits', 'mail', 'notifications', 'reference', 'sessions', 'users'],
  'deposit-reviews': ['accounts', 'audit', 'deposits', 'files', 'ledger', 'pins', 'sessions', 'step-up'],
  pricing: ['reference'],
  quotes: ['limits', 'orders', 'pricing', 'reference'],
  orders: ['gift-codes', 'ledger', 'sessions'],
  contact: ['audit', 'files', 'limits', 'mail', 'notifications', 'orders', 'sessions', 'users'],
  'customer-orders': ['accounts', 'orders'],
  checkout: ['orders', 'pins', 'quotes', 'sessions', 'users'],
  plans: ['audit', 'checkout', 'limits', 'notifications', 'orders', 'pins', 'pricing', 'quotes', 'sessions', 'users'],
  practice: ['ledger', 'limits', 'reference', 'sessions', 'users'],
  'receipt-pdf': [],
  receipts: ['audit', 'limits', 'mail', 'orders', 'receipt-pdf', 'sessions', 'users'],
  supplier: ['gift-codes', 'metrics', 'orders', 'receipts', 'tracing'],
  'gift-codes': [],
  gifts: ['audit', 'gift-codes', 'limits', 'mail', 'one-time-codes', 'orders'],
  'bought-gifts': ['audit', 'gifts', 'limits', 'orders', 'pins', 'sessions', 'step-up'],
  reloadly: ['reference', 'supplier'],
  'reloadly-gifts': ['reference', 'reloadly', 'supplier'],
  reconciliation: ['orders', 'supplier'],
  demo: ['checkout', 'deposit-reviews', 'deposits', 'files', 'mail', 'orders', 'quotes', 'recipients', 'users'],
  retention: [],
  docs: ['sessions'],
  health: [],
};

/** Folders that assemble the server around the topics. */
const ASSEMBLY = {
  commands: ['audit', 'ledger', 'users'],
  plugins: ['audit', 'mail', 'metrics', 'pins', 'reference', 'retention', 'sessions', 'storage', 'tracing', 'users'],
  web: [],
  testing: [],
  metrics: [],
  processes: [],
  tracing: [],
};

/** Files directly in src that folders may import; all other files there import the folders. */
const ROOT_FILES = ['clock.ts', 'env.ts', 'paths.ts', 'semaphore.ts', 'settings.ts'];

const MAX_FILES = 10;
const VAGUE_NAME = /^(?:index|utils?|helpers?|common|shared|misc|types)\.ts$/;
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const SQL_MODULE = /^drizzle-orm|\/db\/schema\//;

/** Checks the folders of apps/api/src: their imports, where routes and SQL are, and how many files a topic has. */
export function checkTopics(root, tables = { common: COMMON, topics: TOPICS, assembly: ASSEMBLY }) {
  const src = join(root, 'apps', 'api', 'src');
  const files = (existsSync(src) ? readSources(src) : [])
    .filter(({ path, test }) => !test || path.startsWith('testing/'))
    .map((file) => ({ ...file, folder: file.path.includes('/') ? file.path.split('/')[0] : undefined, routes: routesOf(file) }));
  const allowed = { ...tables.common, ...tables.topics, ...tables.assembly };
  const imports = files.flatMap((file) => relativeImports(file));
  const found = new Set(files.map(({ folder }) => folder).filter(Boolean));
  const topics = Object.keys(tables.topics).filter((topic) => found.has(topic));
  const problems = [
    ...[...found].filter((folder) => !(folder in allowed)).map((folder) => `${folder} is not in the table of topics`),
    ...Object.keys(allowed)
      .filter((folder) => !found.has(folder))
      .map((folder) => `${folder} is in the table of topics, but is no folder`),
    ...imports.flatMap((item) => importProblems(item, allowed, tables.common)),
    ...unused(allowed, imports),
    ...topics.flatMap((topic) => shapeProblems(topic, files)),
  ];
  return {
    examined: {
      topics: topics.length,
      files: files.length,
      imports: imports.length,
      routes: sum(files.map(({ routes }) => routes.length)),
    },
    problems: problems.map((problem) => `apps/api/src: ${problem}`),
  };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function relativeImports({ path, folder, text, imports }) {
  return (
    imports
      // The server's texts in src/locales are data, so any folder may import them.
      .filter(({ name }) => name.startsWith('.') && !name.startsWith('../locales/'))
      .map(({ name, start }) => {
        const target = normalize(join(dirname(path), name));
        return {
          place: `${path}:${lineAt(text, start)}`,
          folder,
          target,
          to: target.includes('/') ? target.split('/')[0] : undefined,
        };
      })
  );
}

function importProblems({ place, folder, target, to }, allowed, common) {
  if (folder === undefined || folder === to) return [];
  if (to === undefined)
    return ROOT_FILES.includes(target) ? [] : [`${place}: a folder may import ${ROOT_FILES.join(' and ')} of src, not ${target}`];
  const isAllowed = allowed[folder]?.includes(to) || (to in common && !(folder in common));
  return [
    ...(isAllowed ? [] : [`${place}: ${folder} may not import ${to}`]),
    ...(target.endsWith('/routes.ts') ? [`${place}: only topics.ts and app.ts import the routes of a topic`] : []),
  ];
}

/** Entries of the table that no file needs. */
function unused(allowed, imports) {
  const used = new Set(imports.map(({ folder, to }) => `${folder} ${to}`));
  return Object.entries(allowed).flatMap(([folder, targets]) =>
    targets
      .filter((to) => !used.has(`${folder} ${to}`))
      .map((to) => `${folder} no longer imports ${to}: remove it from the table`),
  );
}

function shapeProblems(topic, files) {
  const own = files.filter(({ folder }) => folder === topic);
  const nameOf = ({ path }) => path.slice(topic.length + 1);
  return [
    ...(own.length > MAX_FILES ? [`${topic} has ${own.length} files, at most ${MAX_FILES}: split it by noun`] : []),
    ...own.filter((file) => nameOf(file).includes('/')).map(({ path }) => `${path}: the files of a topic are flat`),
    ...own.filter((file) => VAGUE_NAME.test(nameOf(file))).map(({ path }) => `${path}: name the file after what it contains`),
    ...own
      .filter((file) => nameOf(file) !== 'routes.ts' && file.routes.length > 0)
      .map(({ path, routes }) => `${path}:${routes[0]}: routes are registered in routes.ts`),
    ...own
      .filter((file) => nameOf(file) === 'routes.ts' && file.routes.length === 0)
      .map(({ path }) => `${path}: registers no route`),
    ...own
      .filter((file) => nameOf(file) === 'routes.ts' || nameOf(file) === 'service.ts')
      .flatMap(({ path, imports, program }) =>
        imports.some(({ name }) => SQL_MODULE.test(name)) && usesSql(program)
          ? [`${path}: SQL belongs in the repository of the topic`]
          : [],
      ),
  ];
}

/** Whether a file imports more than types from drizzle or a table. */
const usesSql = ({ body }) =>
  body.some(
    ({ type, source, importKind }) => type === 'ImportDeclaration' && importKind !== 'type' && SQL_MODULE.test(source.value),
  );

/** The lines on which a file registers a route, such as `app.get('/orders', …)`. */
function routesOf({ text, program }) {
  const lines = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [path], start }) => {
      const isPath = path?.type === 'Literal' ? String(path.value).startsWith('/') : path?.type === 'TemplateLiteral';
      if (callee.type === 'MemberExpression' && callee.object.name === 'app' && METHODS.has(callee.property.name) && isPath)
        lines.push(lineAt(text, start));
    },
  }).visit(program);
  return lines;
}

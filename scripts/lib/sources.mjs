import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.data', 'coverage', 'test-results', 'playwright-report', 'public']);
const TEST =
  /\.(?:test|spec)\.[jt]sx?$|\.config\.[cm]?[jt]s$|(?:^|\/)(?:test|tests|testing|dev)\/|^src\/testing(?:-[a-z-]+)?\.tsx?$/;

/** Paths of all code files below a folder, relative to it, in a stable order. */
export function codeFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (SKIPPED.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return codeFiles(path).map((file) => join(entry.name, file));
      return CODE.test(entry.name) ? [entry.name] : [];
    })
    .toSorted();
}

/** Whether a file of a package is a test, or used only by tests and `dev`. */
export const isTestFile = (path) => TEST.test(path);

/** Every code file of a package as text: `{ path, file, test, text }`. */
export function readTexts(folder) {
  return codeFiles(folder).map((path) => {
    const file = join(folder, path);
    return { path, file, test: isTestFile(path), text: readFileSync(file, 'utf8') };
  });
}

/** Every code file of a package, parsed: `{ path, file, test, text, program, comments, imports, computed }`. Throws if a file does not parse. */
export function readSources(folder) {
  return readTexts(folder).map((source) => ({ ...source, ...parseOnce(source) }));
}

/** The latest result of `parse` for each file: most gates read the same files, and parsing is most of their work. */
const parsed = new Map();

function parseOnce({ file, text }) {
  if (parsed.get(file)?.text !== text) parsed.set(file, parse(file, text));
  return parsed.get(file);
}

/**
 * Parses one file. `imports`: every module that it names (imports, re-exports, import(), require(), import.meta.glob(), import types, vi.mock, relative URLs).
 * `computed` lists the places where an import's name is computed, so that it cannot be checked; file URLs are not listed, because only Node can import them.
 */
export function parse(file, text = readFileSync(file, 'utf8')) {
  const { program, module, errors, comments } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${relative(process.cwd(), file)}: ${errors[0].message}`);
  const { found, computed } = walked(program);
  return { text, program, comments, imports: [...recorded(module), ...found], computed };
}

function recorded({ staticImports, staticExports }) {
  const requests = [
    ...staticImports.map((item) => item.moduleRequest),
    ...staticExports.flatMap((item) => item.entries.map((entry) => entry.moduleRequest)),
  ];
  const once = new Map(requests.filter(Boolean).map((request) => [request.start, request]));
  return [...once.values()].map(({ value, start }) => ({ name: value, start, lazy: false }));
}

function walked(program) {
  const found = [];
  const computed = [];
  const add = (node, lazy = true) => {
    const name = textOf(node);
    if (name !== undefined) found.push({ name, start: node.start, lazy });
    return name !== undefined;
  };
  const addOrReport = (node) => {
    if (!add(node) && node?.callee?.name !== 'pathToFileURL' && node?.object?.callee?.name !== 'pathToFileURL')
      computed.push({ start: node?.start ?? 0 });
  };
  new Visitor({
    ImportExpression: ({ source }) => addOrReport(source),
    TSImportType: ({ source, argument }) => add(source ?? argument?.literal ?? argument, false),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.name === 'require' || callee.callee?.name === 'createRequire') addOrReport(first);
      if (callee.object?.type === 'MetaProperty' && callee.property.name === 'glob')
        (first?.type === 'ArrayExpression' ? first.elements : [first]).forEach(addOrReport);
      if (
        callee.type === 'MemberExpression' &&
        callee.object.name === 'vi' &&
        /[mM]ock|importActual/.test(callee.property.name ?? '')
      )
        add(first);
    },
    NewExpression: ({ callee, arguments: [first, base] }) => {
      if (callee.name === 'URL' && base?.type === 'MemberExpression' && base.object.type === 'MetaProperty') addOrReport(first);
    },
  }).visit(program);
  return { found, computed };
}

/** The text of a string or of a template without expressions. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
}

/** The line number of an offset, counted from 1. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

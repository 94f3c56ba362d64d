import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from './sources.mjs';

const FILE = join('apps', 'api', 'src', 'users', 'abilities.ts');

/** Gives customers the ability of a new page, unless they have it already; returns the changed files. */
export function grantSubject(root, subject) {
  const list = pageSubjects(root);
  if (!list || list.text.includes(`'${subject}'`)) return [];
  return write(root, list, [...list.subjects, subject]);
}

/** Removes the abilities of removed pages; returns the changed files. */
export function revokeSubjects(root, gone) {
  const list = pageSubjects(root);
  const left = list?.subjects.filter((subject) => !gone.includes(subject));
  return !list || left.length === list.subjects.length ? [] : write(root, list, left);
}

/** The subjects that a feature's routes need. */
export function subjectsOf(folder) {
  const index = join(folder, 'src', 'index.ts');
  if (!existsSync(index)) return [];
  return [...readFileSync(index, 'utf8').matchAll(/subject: '(\w+)'/g)].map(([, subject]) => subject);
}

/** The list PAGE_SUBJECTS of the server; undefined without a server. */
function pageSubjects(root) {
  const file = join(root, FILE);
  if (!existsSync(file)) return undefined;
  const { text, program } = parse(file);
  const declarations = program.body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
  const array = declarations.find(({ id }) => id.name === 'PAGE_SUBJECTS')?.init;
  if (array?.type !== 'ArrayExpression') throw new Error(`${FILE} has no list called PAGE_SUBJECTS.`);
  return { file, text, array, subjects: array.elements.map(({ value }) => value) };
}

function write(root, { file, text, array }, subjects) {
  const list = `[${subjects.map((subject) => `'${subject}'`).join(', ')}]`;
  writeFileSync(file, text.slice(0, array.start) + list + text.slice(array.end));
  return [FILE];
}

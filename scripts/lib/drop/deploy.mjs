import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsIn } from '../../gates/readme.mjs';

/** Removes from .env.example the sections (`# --- Title ---`) whose settings no code reads any more. */
export function dropSettings(root) {
  const used = new Set(settingsIn(root));
  const isUsed = (section) => [...section.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].some(([, name]) => used.has(name));
  return rewrite(root, '.env.example', (text) => {
    const [head, ...sections] = text.split(/^(?=# --- )/m);
    return head + sections.filter(isUsed).join('');
  });
}

/** Commands of pnpm itself in a workflow. */
const OF_PNPM = new Set(['install', 'exec', 'audit', 'licenses']);
/** Steps that only prepare other steps. */
const PREPARES = /uses: |git config|pnpm@12 install/;

/** The list of commands in a job's matrix. */
const PARTS = /(?<=\bpart: \[)[^\]]+/;

/** Removes from the workflow the steps that name a removed path or a removed script, the jobs that have no step left, and removed scripts from a matrix. */
export function dropSteps(root, removed) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const paths = removed.map((path) => new RegExp(`: ${path}(?![\\w-])`));
  const isLost = (step) => {
    const [, command] = /npx -y pnpm@12 ([\w:-]+)/.exec(step) ?? [];
    return paths.some((path) => path.test(step)) || (command && !OF_PNPM.has(command) && !(command in scripts));
  };
  const goodParts = (parts) =>
    parts
      .split(', ')
      .filter((part) => part.split(' ')[0] in scripts)
      .join(', ');
  return rewrite(root, '.github/workflows/ci.yml', (text) => {
    const [head, jobs] = text.split('\njobs:\n');
    const left = jobs.split(/\n(?= {2}\w+:\n)/).flatMap((job) => {
      const [intro, ...steps] = job.trimEnd().split(/\n(?= {6}- )/);
      const good = steps.filter((step) => !isLost(step));
      return good.every((step) => PREPARES.test(step)) ? [] : [[intro.replace(PARTS, goodParts), ...good].join('\n')];
    });
    return `${head}\njobs:\n${left.join('\n\n')}\n`;
  });
}

/** Rewrites a file that may be missing; returns it if it changed. */
function rewrite(root, path, change) {
  const file = join(root, path);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const next = change(text);
  if (next === text) return [];
  writeFileSync(file, next);
  return [path];
}

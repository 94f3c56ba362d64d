import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

/** Rows about the encrypted userData that the README must contain word for word, so that nobody removes a stated limit by accident. */
export const THREATS = [
  ['Person glancing at dev tools, support screenshot, log upload', 'yes', 'contents not readable at a glance'],
  [
    'Copy of the profile folder / backup, without the app',
    'slightly',
    'the secret is in the public bundle; extraction takes minutes',
  ],
  ['XSS, malicious extension, compromised dependency', '**no**', 'same origin runs the same decrypt call'],
  ['User editing own role', '**no** by itself', 'server must decide; client abilities are only hints'],
  [
    'Random corruption',
    'detects most',
    'CBC garbage fails UTF-8/JSON: 673 of 688 single-bit flips threw, 15 gave non-JSON, 0 passed [M]; a MAC makes it certain',
  ],
];

/** Variables that are set by tools, not by users. */
const OF_TOOLS = /^(?:NODE_|CI$|PATH$|HOME$|TEST_|KADO_TEST_|KADO_API_URL$|VITEST|PG_BIN$|TZ$|WEB_PORT$)/;

/** Compares README, .ci/run and .env.example with the rest of the repository. */
export function checkReadme(root) {
  const readme = read(root, 'README.md').replaceAll(/ {2,}\|/g, ' |');
  const ci = read(root, '.ci/run');
  const example = read(root, '.env.example');
  const commands = [...new Set([...readme.matchAll(/^npx (?:-y )?pnpm@12 (?:start|test)$/gm)].map(([command]) => command))];
  const used = settingsIn(root);
  const links = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, target]) => target);
  const problems = [
    ...THREATS.filter((row) => !readme.includes(`| ${row.join(' | ')} |`)).map(
      ([who]) => `README.md: the threat model lost its row "${who}"`,
    ),
    ...(commands.length === 2 ? [] : [`README.md: shows ${commands.length} of the two commands`]),
    ...(commands.some((command) => command.endsWith('test') && commandsOf(ci).join('\n') === `exec ${command}`)
      ? []
      : ['.ci/run: does more or less than the test command of the README']),
    ...used
      .filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))
      .map((name) => `.env.example: does not name ${name}`),
    ...links
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `README.md: links to ${target}, which does not exist`),
  ];
  return { examined: { 'threat rows': THREATS.length, settings: used.length, links: links.length }, problems };
}

/** The lines of a shell script that are neither empty nor comments. */
const commandsOf = (script) => script.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

const READS = /(?:process\.env|import\.meta\.env|\benv|\bsource)(?:\.|\[')([A-Z][A-Z0-9_]+)/g;
const NAMES = /\b((?:KADO|VITE|SMTP|MAIL|SMS|RELOADLY|DATABASE)_[A-Z0-9_]+|PORT|HOST|SUPPLIER)(?=: (?:z\.|wholeNumber|secret))/g;

/** Every setting that the apps and packages read from the environment; the server's are the keys of its zod schema. */
export function settingsIn(root) {
  const names = packages(root)
    .filter(({ layer }) => layer !== 'e2e')
    .flatMap(({ layer, folder }) =>
      readTexts(folder)
        .filter(({ test }) => !test)
        .map(({ text }) => ({ layer, text })),
    )
    .flatMap(({ layer, text }) =>
      [READS, ...(layer === 'api' ? [NAMES] : [])].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)),
    );
  return [...new Set(names)].filter((name) => !OF_TOOLS.test(name) && !OF_VITE.has(name)).toSorted();
}

const OF_VITE = new Set(['DEV', 'PROD', 'MODE', 'BASE_URL', 'SSR']);

function read(root, name) {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

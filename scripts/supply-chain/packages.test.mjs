import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedIn } from '../lib/drop/manifests.mjs';
import { ROOT } from '../lib/paths.mjs';
import { pnpmCommand } from '../lib/toolchain.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const workspace = read('pnpm-workspace.yaml');
const lockfile = read('pnpm-lock.yaml');
const LIMIT = 120_000;

const WEEK_MINUTES = 7 * 24 * 60;
/** Licences that allow distributing the app without conditions on its source. libvips is LGPL, but stays a separate file. */
const LICENCES = new Set(
  '0BSD|Apache-2.0|BlueOak-1.0.0|BSD-2-Clause|BSD-3-Clause|ISC|LGPL-3.0-or-later|MIT|MIT-0|MPL-2.0|OFL-1.1|CC0-1.0'.split('|'),
);
/** A malicious package that was published to be mistaken for crypto-js. */
const MALICIOUS = 'plain-crypto-js';

const setting = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(workspace)?.[1];
const block = (name) => new RegExp(`^${name}:\\n((?:[ \\t]+.*\\n)+)`, 'm').exec(workspace)?.[1] ?? '';

/** Whether two names differ by one added, missing or changed letter, or by two swapped neighbours. */
function looksLike(a, b) {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (a === b || long.length - short.length > 1) return false;
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const rest = long.slice(at + 1);
  const isSwapped = short[at] === rest[0] && short[at + 1] === long[at] && short.slice(at + 2) === rest.slice(1);
  return at < 0 || isSwapped || short.slice(at + (short.length === long.length ? 1 : 0)) === rest;
}

it.each([
  ['axios', 'axis', true],
  ['axios', 'axiios', true],
  ['axios', 'axles', false],
  ['axios', 'axjos', true],
  ['axios', 'axiosx', true],
  ['axios', 'axios', false],
  ['axios', 'axois', true],
  ['axios', 'oxias', false],
  ['axios', 'exist', false],
])('recognises names that look alike: %s and %s, %s', (a, b, expected) => expect(looksLike(a, b)).toBe(expected));

it('S1 a version is installed only a week after its release, with no weaker publisher trust; checks never change the lockfile', () => {
  expect(Number(setting('minimumReleaseAge'))).toBeGreaterThanOrEqual(WEEK_MINUTES);
  expect(setting('trustPolicy')).toBe('no-downgrade');
  // Neither setting has exceptions or weaker variants.
  expect(workspace).not.toMatch(/^(?:minimumReleaseAge|trustPolicy)\w+:/m);
  // Without the server there is no image.
  const recipes = ['.github/workflows/ci.yml', '.github/workflows/release.yml', 'Dockerfile'].filter((path) =>
    existsSync(join(ROOT, path)),
  );
  const installs = recipes.map((path) => read(path).match(/pnpm(?:@12)? install.*/g) ?? []);
  expect(installs.flat().length).toBeGreaterThan(3);
  expect(installs.filter((found) => found.length === 0)).toEqual([]);
  expect(installs.flat().filter((line) => !line.includes('--frozen-lockfile'))).toEqual([]);
});

it('S2 only one package runs an install script: pnpm', () => {
  const builds = block('allowBuilds')
    .trim()
    .split(/\s*\n\s*/);
  expect(builds.filter((line) => !/^\S+: false$/.test(line))).toEqual(['pnpm: true']);
  // No other setting that allows install scripts.
  expect(workspace).not.toMatch(/^(?:dangerouslyAllowAllBuilds|onlyBuiltDependencies\w*|strictDepBuilds):/m);
});

it('S3 the guide has a reason for each package that a manifest names, and no other name looks like one of them', () => {
  const named = new Set([...namedIn(ROOT)].filter((name) => !name.startsWith('@kado/')));
  const rows = [...read('docs/guides/dependencies.md').matchAll(/^\| `([^`]+)` *\| (.+?) *\|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...named].toSorted((a, b) => a.localeCompare(b, 'en')));
  const locked = [...new Set([...lockfile.matchAll(/^ {2}'?(@?[^@\s'>]+)@/gm)].map(([, name]) => name))];
  expect(locked.length).toBeGreaterThan(300);
  const others = locked.filter((name) => !named.has(name));
  const known = [...named].filter((name) => name.length > 4);
  const lookAlikes = others.filter((name) => name === MALICIOUS || known.some((each) => looksLike(name, each)));
  expect(lookAlikes).toEqual([]);
});

it('S4 the packages that users get are checked for known vulnerabilities every night', () => {
  const ci = read('.github/workflows/ci.yml');
  expect(ci).toMatch(/schedule: \[\{ cron: '\d+ \d+ \* \* \*' \}\]/);
  const job = ci.split('\n\n').find((text) => /pnpm@12 audit --prod --audit-level high\n/.test(text));
  expect(job).toMatch(/^ {4}if: github\.event_name == 'schedule'/m);
  expect(job).not.toContain('continue-on-error');
});

it(
  'S5 each package that users get has a licence that we accept, and a release lists all of them',
  () => {
    const [pnpm, ...first] = pnpmCommand();
    const args = ['-r', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
    const { stdout, stderr, status } = spawnSync(pnpm, [...first, ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    const { components } = JSON.parse(stdout);
    expect(components.length).toBeGreaterThan(100);
    const refused = components.filter(({ licenses = [] }) => {
      const terms = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '');
      const parts = terms.flatMap((text) => text.replaceAll(/[()]/g, '').split(/ AND | OR /));
      return parts.length === 0 || !parts.every((part) => LICENCES.has(part));
    });
    expect(refused.map(({ name, licenses }) => `${name}: ${JSON.stringify(licenses)}`)).toEqual([]);
    expect(read('.github/workflows/release.yml')).toContain(`pnpm@12 ${args.join(' ')} --out sbom.cdx.json`);
  },
  LIMIT,
);

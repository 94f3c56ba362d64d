import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODULES } from '../lib/mutants-modules.mjs';
import { ROOT } from '../lib/paths.mjs';

const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');

it('the mutants of each module are measured in a separate job', () => {
  const [, listed] = /^ +module:\s*\[([^\]]+)\]/m.exec(workflow);
  const names = listed.split(',').map((name) => name.trim());
  expect(names.filter(Boolean)).toEqual(MODULES.map(({ name }) => name));
  expect(workflow).toContain('pnpm@12 mutants ${{ matrix.module }}\n');
});

it('no job runs its database in another container, because tests must be able to stop its processes', () =>
  expect(workflow).not.toMatch(/^ +services:/m));

it('with-postgres runs a command with a temporary PostgreSQL and its programs', () => {
  const script = 'pg_dump --version; psql --no-psqlrc -At -c "show server_version" "$TEST_DATABASE_URL"; exit 3';
  const { status, stdout } = spawnSync('node', ['scripts/run.mjs', 'with-postgres', 'sh', '-c', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [dump, server, ...more] = stdout
    .trim()
    .split('\n')
    .map((line) => /\d+\.\d+/.exec(line)?.[0]);
  expect([status, dump, more]).toEqual([3, server, []]);
  expect(server).toBeDefined();
});

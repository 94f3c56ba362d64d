import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from './postgres.mjs';

const OTHER_USER = 54_321;
const folder = mkdtempSync(join(tmpdir(), 'kado-private-'));
mkdirSync(join(folder, 'inner'));
chmodSync(join(folder, 'inner'), 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a private folder', [folder, '/'], '/'],
  ['a folder inside a private one', [join(folder, 'inner'), '/'], '/'],
  ['a folder that does not exist', [join(folder, 'missing'), '/'], '/'],
  ['nothing before an open folder', ['/', folder], '/'],
])('skips %s', (_, candidates, expected) => expect(temporaryFolder({ uid: OTHER_USER }, candidates)).toBe(expected));

it('names the folders when the user can enter none', () =>
  expect(() => temporaryFolder({ uid: OTHER_USER }, [folder])).toThrow(folder));

it('keeps TMPDIR when the process is not root', () => expect(temporaryFolder({}, [folder])).toBe(tmpdir()));

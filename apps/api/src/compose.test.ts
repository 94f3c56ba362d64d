import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readEnv } from './env.ts';
import { SETTING_NAMES } from './settings.ts';

/** The settings that the compose file does not pass to the image, and why. An empty value would override the image's own. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  HOST: 'The image listens on every address of its container.',
  PORT: 'The proxy and the health check expect the port of the image.',
  NODE_ENV: 'The image is for production.',
  KADO_DATA_DIR: 'The image names the folder that the volume is mounted at.',
  KADO_FILES_DIR: 'The rest of the container is read-only; uploads are in the data folder or in a bucket.',
  KADO_DEMO: 'Refused in production.',
};

const compose = readFileSync(join(import.meta.dirname, '../../../compose.yaml'), 'utf8');
const service = /^ {2}kado:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? '';
const passed = new Map([...service.matchAll(/^ {6}([A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));

it('compose.yaml passes every setting, or has a reason not to', () => {
  expect([...passed.keys(), ...Object.keys(NOT_PASSED)].toSorted()).toEqual(SETTING_NAMES.toSorted());
});

it('compose.yaml passes a setting under its own name', () => {
  const variables = [...passed].filter(
    ([name, value]) => value.startsWith('$') && !new RegExp(`^\\$\\{${name}:[?-]\\}$`).test(value),
  );
  expect(variables).toEqual([]);
});

it('a setting that compose.yaml passes empty gets its default', () => {
  const required = {
    DATABASE_URL: 'postgres://kado:secret@database:5432/kado',
    KADO_ORIGIN: 'https://kado.example',
    KADO_PEPPER: 'p'.repeat(32),
    KADO_CODE_KEY: 'c'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@kado.example',
    SUPPLIER: 'sandbox',
  };
  const empty = [...passed].filter(([, value]) => value.endsWith(':-}')).map(([name]) => [name, '']);
  expect(empty.length).toBeGreaterThan(20);
  expect(readEnv({ ...Object.fromEntries(empty), ...required })).toEqual(readEnv(required));
});

it('compose.yaml gives the server a role that does not own the tables', () => {
  const roleOf = (name: string): string => new URL((passed.get(name) ?? '').replaceAll(/\$\{\w+:\?\}/g, 'secret')).username;
  const script = readFileSync(join(import.meta.dirname, '../../../deploy/server-role.sh'), 'utf8');
  expect([roleOf('DATABASE_URL'), roleOf('KADO_MIGRATION_DATABASE_URL')]).toEqual(['kado_server', 'kado']);
  expect(script).toContain('create role kado_server login');
  expect(compose).toContain('./deploy/server-role.sh:/docker-entrypoint-initdb.d/server-role.sh:ro');
});

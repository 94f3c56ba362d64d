import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { readEnv } from './env.ts';
import { SETTING_NAMES } from './settings.ts';
import { postgres } from './testing/postgres-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'kado-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LONG = 'x'.repeat(32);
const reachable = { KADO_PEPPER: LONG, KADO_CODE_KEY: LONG, HOST: '0.0.0.0', KADO_ORIGIN: 'https://kado.example' };

it.each([
  ['KADO_PEPPER', { ...postgres, KADO_PEPPER: undefined }],
  ['KADO_PEPPER', { ...postgres, KADO_PEPPER: 'short' }],
  ['KADO_PEPPER', { ...postgres, KADO_PEPPER: '   ' }],
  ['KADO_PREVIOUS_PEPPER', { ...postgres, KADO_PREVIOUS_PEPPER: 'short' }],
  ['KADO_PREVIOUS_CODE_KEY', { ...postgres, KADO_PREVIOUS_CODE_KEY: 'short' }],
  ['KADO_CODE_KEY', { ...postgres, KADO_CODE_KEY: undefined }],
  ['KADO_CODE_KEY', { ...postgres, KADO_CODE_KEY: 'short' }],
  ['KADO_ORIGIN', { ...postgres, KADO_ORIGIN: 'kado' }],
  ['KADO_ORIGIN', { ...postgres, KADO_ORIGIN: 'https://kado.example/path' }],
  ['KADO_ORIGIN', { ...postgres, KADO_ORIGIN: 'http://kado.example' }],
  ['KADO_ORIGIN', { ...postgres, HOST: '0.0.0.0' }],
  ['KADO_WEB_ORIGINS', { ...postgres, KADO_ORIGIN: 'https://a.example', KADO_WEB_ORIGINS: 'https://b.example, *' }],
  ['KADO_WEB_ORIGINS', { ...postgres, KADO_ORIGIN: 'https://a.example', KADO_WEB_ORIGINS: 'http://b.example' }],
  ['KADO_WEB_ORIGINS', { ...postgres, KADO_ORIGIN: 'https://a.example', KADO_WEB_ORIGINS: 'null' }],
  ['PORT', { ...postgres, PORT: 'eighty' }],
  ['PORT', { ...postgres, PORT: '70000' }],
  ['KADO_PROCESSES', { ...postgres, KADO_PROCESSES: '0' }],
  ['KADO_PROCESSES', { ...postgres, KADO_PROCESSES: 'many' }],
  ['KADO_PROCESSES', { KADO_DATA_DIR: folder, KADO_PROCESSES: '2' }],
  ['KADO_DATABASE_CONNECTIONS', { ...postgres, KADO_DATABASE_CONNECTIONS: '4' }],
  ['KADO_DATABASE_CONNECTIONS', { ...postgres, KADO_DATABASE_CONNECTIONS: '19', KADO_PROCESSES: '4' }],
  ['KADO_DATABASE_CONNECTIONS', { ...postgres, KADO_PROCESSES: '19' }],
  ['SMTP_URL', { ...postgres, SMTP_URL: undefined }],
  ['SMTP_URL', { ...postgres, SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { ...postgres, MAIL_FROM: undefined }],
  ['MAIL_FROM', { ...postgres, MAIL_FROM: 'nobody' }],
  ['KADO_DEMO', { ...postgres, KADO_DEMO: 'maybe' }],
  ['KADO_WALLET_CURRENCY', { ...postgres, KADO_WALLET_CURRENCY: 'dollars' }],
  ['KADO_SUBMIT_DELAY_SECONDS', { ...postgres, KADO_SUBMIT_DELAY_SECONDS: '-1' }],
  ['KADO_PROMISE_SECONDS', { ...postgres, KADO_PROMISE_SECONDS: '0' }],
  ['KADO_TRUSTED_PROXIES', { ...postgres, KADO_TRUSTED_PROXIES: 'loopback' }],
  ['KADO_TRUSTED_PROXIES', { ...postgres, KADO_TRUSTED_PROXIES: '10.0.0.1,10.0.0.0/33' }],
  ['KADO_TRUSTED_PROXIES', { ...postgres, KADO_TRUSTED_PROXIES: '10.0.0.0/8/8' }],
  ['KADO_TRUSTED_PROXIES', { ...postgres, KADO_TRUSTED_PROXIES: 'fd00::/129' }],
  ['KADO_TRUSTED_PROXIES', { ...postgres, KADO_TRUSTED_PROXIES: '10.0.0.0/' }],
  ['KADO_WRONG_PINS_PER_PREFIX', { ...postgres, KADO_WRONG_PINS_PER_PREFIX: '0' }],
  ['KADO_MESSAGES_PER_PREFIX', { ...postgres, KADO_MESSAGES_PER_PREFIX: '0' }],
  ['SUPPORT_EMAIL', { ...postgres, SUPPORT_EMAIL: 'Help <help@kado.example>' }],
  ['KADO_S3_BUCKET', { ...postgres, KADO_S3_BUCKET: 'Not A Bucket' }],
  ['KADO_S3_BUCKET', { ...postgres, KADO_S3_ENDPOINT: 'https://s3.example' }],
  ['KADO_S3_BUCKET', { ...postgres, KADO_S3_ACCESS_KEY_ID: 'id', KADO_S3_SECRET_ACCESS_KEY: 'secret' }],
  ['KADO_S3_ENDPOINT', { ...postgres, KADO_S3_BUCKET: 'kado', KADO_S3_ENDPOINT: 's3.example' }],
  ['KADO_S3_ACCESS_KEY_ID', { ...postgres, KADO_S3_BUCKET: 'kado', KADO_S3_SECRET_ACCESS_KEY: 'secret' }],
  ['KADO_S3_SECRET_ACCESS_KEY', { ...postgres, KADO_S3_BUCKET: 'kado', KADO_S3_ACCESS_KEY_ID: 'id' }],
  ['SUPPLIER', { ...postgres, SUPPLIER: 'other' }],
  ['DATABASE_URL', { ...postgres, DATABASE_URL: 'kado-db' }],
  ['DATABASE_URL', { ...postgres, DATABASE_URL: 'mysql://kado@db/kado' }],
  ['DATABASE_URL', { ...postgres, DATABASE_URL: 'postgres://db:notaport/kado' }],
  ['KADO_MIGRATION_DATABASE_URL', { ...postgres, KADO_MIGRATION_DATABASE_URL: 'kado-db' }],
  ['KADO_SUPPLIER_CONCURRENCY', { ...postgres, KADO_SUPPLIER_CONCURRENCY: '0' }],
  ['KADO_WORKER', { ...postgres, KADO_WORKER: 'maybe' }],
  ['KADO_WORKER', { KADO_DATA_DIR: folder, KADO_WORKER: 'only' }],
  ['RELOADLY_CLIENT_ID', { ...postgres, SUPPLIER: 'reloadly' }],
  ['RELOADLY_BASE_URL', { ...postgres, SUPPLIER: 'reloadly', RELOADLY_CLIENT_ID: 'id', RELOADLY_CLIENT_SECRET: 'secret' }],
  ['RELOADLY_BASE_URL', { ...postgres, RELOADLY_BASE_URL: 'http://topups.reloadly.com' }],
  ['RELOADLY_AUTH_URL', { ...postgres, RELOADLY_AUTH_URL: 'https://auth.reloadly.com/oauth/token' }],
])('O8 rejects a wrong setting and names %s: %j', (name, source) => {
  expect(() => readEnv(source)).toThrow(new RegExp(`^${name} `));
});

it.each([
  ['SUPPLIER', { ...postgres, SUPPLIER: undefined }],
  ['SUPPLIER', { ...postgres, DATABASE_URL: undefined, NODE_ENV: 'production', SUPPLIER: ' ' }],
  ['KADO_DEMO', { ...postgres, NODE_ENV: 'production', KADO_DEMO: '1' }],
  ['KADO_DEMO', { ...postgres, NODE_ENV: 'production', KADO_DEMO: 'trial' }],
  ['KADO_DEMO', { ...reachable, KADO_DEMO: '1' }],
  ['KADO_DEMO', { ...reachable, KADO_DEMO: 'trial', SUPPLIER: 'reloadly' }],
  ['KADO_PROMISE_SECONDS', { ...postgres, KADO_PROMISE_SECONDS: '60', KADO_SUBMIT_DELAY_SECONDS: '61' }],
  ['KADO_PROMISE_SECONDS', { ...postgres, KADO_PROMISE_SECONDS: '60', KADO_SUBMIT_DELAY_SECONDS: '60' }],
])('M15 rejects settings that would only simulate sales and names %s: %j', (name, source) => {
  expect(() => readEnv(source)).toThrow(new RegExp(`^${name} `));
});

it('O8 needs no settings for the embedded database', () => {
  const env = readEnv({ KADO_DATA_DIR: folder });
  expect(env).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:8080',
    production: false,
    demo: true,
    outbox: true,
    walletCurrency: 'USD',
    submitDelaySeconds: 5,
    promiseSeconds: 900,
    trustedProxies: [],
    prefixLimits: { wrongPins: 5, registrations: 10, recoveries: 30 },
    supplier: { kind: 'sandbox' },
    supplierConcurrency: 400,
    worker: true,
  });
  expect(env.pepper.length).toBeGreaterThanOrEqual(32);
  expect(readEnv({ KADO_DATA_DIR: folder }).pepper).toBe(env.pepper);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it.each([
  [{ ...postgres }, { production: true, demo: false, outbox: false }],
  [{ ...postgres, KADO_WORKER: 'only' }, { worker: 'only' }],
  [{ ...postgres, KADO_WORKER: '0' }, { worker: false }],
  [
    { ...postgres, KADO_DEMO: '1', SMTP_URL: undefined, MAIL_FROM: undefined },
    { production: false, loopback: true, demo: true, trial: false, outbox: true },
  ],
  [
    { ...postgres, KADO_DEMO: 'trial', SUPPLIER: undefined },
    { production: false, demo: true, trial: true, supplier: { kind: 'sandbox' } },
  ],
  [
    { ...reachable, KADO_DEMO: 'trial' },
    { production: false, loopback: false, demo: true, trial: true, outbox: false },
  ],
  [
    { ...postgres, KADO_DEMO: '0' },
    { production: true, demo: false, outbox: false },
  ],
  [
    { KADO_PEPPER: LONG, KADO_CODE_KEY: LONG, KADO_DEMO: '0' },
    { production: false, demo: false, outbox: true },
  ],
  [
    { ...reachable, HOST: '127.0.0.1', KADO_TRUSTED_PROXIES: '127.0.0.1' },
    { production: false, loopback: false, demo: false, outbox: false },
  ],
  [reachable, { production: false, loopback: false, demo: false, outbox: false, origin: 'https://kado.example' }],
])('O8 derives production, demo, outbox and worker from %j', (source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

it('O8 runs a process per core, which share connections and calls; only one with the embedded database', () => {
  expect(readEnv({ KADO_DATA_DIR: folder }).processes).toBe(1);
  expect(readEnv({ KADO_DATA_DIR: folder, KADO_PROCESSES: '1' }).processes).toBe(1);
  expect(readEnv(postgres).processes).toBe(Math.min(availableParallelism(), 18));
  const callsOf = (processes: string) => readEnv({ ...postgres, KADO_PROCESSES: processes }).supplierConcurrency;
  expect(['1', '4', '16'].map(callsOf)).toEqual([400, 100, 25]);
});

it('reads a list of proxies', () => {
  const env = readEnv({ ...postgres, KADO_TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 ::1,fd00::/8' });
  expect(env.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8']);
});

it('keeps uploads in the data folder, in another folder, or in a bucket', () => {
  const storageOf = (source: object) => readEnv({ ...postgres, ...source }).storage;
  expect(storageOf({})).toEqual({ kind: 'folder', dir: join('.data', 'files') });
  expect(storageOf({ KADO_FILES_DIR: '/srv/files' })).toEqual({ kind: 'folder', dir: '/srv/files' });
  const bucket = { KADO_S3_BUCKET: 'kado', KADO_FILES_DIR: '/srv/files' };
  const amazon = { kind: 's3', bucket: 'kado', region: 'us-east-1', endpoint: undefined, credentials: undefined };
  expect(storageOf(bucket)).toEqual(amazon);
  const other = {
    KADO_S3_ENDPOINT: 'https://s3.example',
    KADO_S3_REGION: 'eu',
    KADO_S3_ACCESS_KEY_ID: 'id',
    KADO_S3_SECRET_ACCESS_KEY: 'key',
  };
  const credentials = { accessKeyId: 'id', secretAccessKey: 'key' };
  expect(storageOf({ ...bucket, ...other })).toEqual({ ...amazon, region: 'eu', endpoint: 'https://s3.example', credentials });
});

it('has every setting in .env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(SETTING_NAMES.length).toBeGreaterThan(15);
  expect(SETTING_NAMES.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
});

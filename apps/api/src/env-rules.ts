import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { hasProtocol, LOOPBACK, mustBe } from './env-values.ts';
import { EnvError, MIN_CONNECTIONS, required, type Settings } from './settings.ts';
import type { StorageSettings } from './storage/storage.ts';

const FOR_RELOADLY = 'is missing: SUPPLIER is reloadly';
const REAL_SUPPLIER = 'is missing: production names its supplier. The sandbox delivers nothing real';

/** The supplier: the sandbox, or Reloadly over HTTP. */
export type SupplierSettings =
  | { kind: 'sandbox' }
  | { kind: 'reloadly'; clientId: string; clientSecret: string; baseUrl: string; giftsUrl: string | undefined; authUrl: string };

/** Reads an origin without a path; https unless the host is this machine. The default port is allowed. */
function readOrigin(name: string, text: string): string {
  const url = hasProtocol(text, /^https?:$/) ? new URL(text) : undefined;
  const isOrigin = url && (text === url.origin || /^https?:\/\/[^/?#@]+$/.test(text));
  if (!isOrigin) throw new EnvError(`${name} ${mustBe('an origin such as https://kado.example')({ input: text })}`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new EnvError(`${name} must be https, because '${url.hostname}' is not this machine`);
  return url.origin;
}

/** The server's own origin; http://HOST:PORT by default. */
export const originOf = ({ KADO_ORIGIN, HOST, PORT }: Settings): string =>
  readOrigin('KADO_ORIGIN', KADO_ORIGIN ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);

/** Whether only this machine reaches the server: not through a network, and not through a proxy that serves it to others. */
export const isOnlyHere = (settings: Settings): boolean =>
  LOOPBACK.test(settings.HOST) &&
  (settings.KADO_TRUSTED_PROXIES.length === 0 || LOOPBACK.test(new URL(originOf(settings)).hostname));

/** The other origins whose page may call the server. */
export const webOriginsOf = ({ KADO_WEB_ORIGINS }: Settings): string[] =>
  KADO_WEB_ORIGINS.split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => readOrigin('KADO_WEB_ORIGINS', text));

/** The configured supplier with its settings. */
export function supplierOf(settings: Settings, production: boolean): SupplierSettings {
  const kind = production ? required(settings, 'SUPPLIER', REAL_SUPPLIER) : settings.SUPPLIER;
  if (kind !== 'reloadly') return { kind: 'sandbox' };
  return {
    kind,
    clientId: required(settings, 'RELOADLY_CLIENT_ID', FOR_RELOADLY),
    clientSecret: required(settings, 'RELOADLY_CLIENT_SECRET', FOR_RELOADLY),
    baseUrl: required(settings, 'RELOADLY_BASE_URL', FOR_RELOADLY),
    giftsUrl: settings.RELOADLY_GIFTS_URL,
    authUrl: settings.RELOADLY_AUTH_URL,
  };
}

const FOR_S3 = ['KADO_S3_ENDPOINT', 'KADO_S3_ACCESS_KEY_ID', 'KADO_S3_SECRET_ACCESS_KEY'] as const;

/** The storage for uploads: a bucket if one is configured, else a folder. */
export function storageOf(settings: Settings): StorageSettings {
  const { KADO_S3_BUCKET: bucket, KADO_S3_ACCESS_KEY_ID: accessKeyId, KADO_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined) {
    const useless = FOR_S3.find((name) => settings[name] !== undefined);
    if (useless) throw new EnvError(`KADO_S3_BUCKET is missing: ${useless} is set`);
    return { kind: 'folder', dir: settings.KADO_FILES_DIR ?? join(settings.KADO_DATA_DIR, 'files') };
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new EnvError(
      `KADO_S3_${accessKeyId === undefined ? 'ACCESS_KEY_ID' : 'SECRET_ACCESS_KEY'} is missing: the other half of the key is set`,
    );
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { kind: 's3', bucket, region: settings.KADO_S3_REGION, endpoint: settings.KADO_S3_ENDPOINT, credentials };
}

/** Without a configured number, a server stays below the 100 connections that PostgreSQL allows by default. */
const MAX_CONNECTIONS = 90;

/** The number of server processes: one per core, as far as the connections suffice. The embedded database allows only one. */
export function processesOf({ KADO_PROCESSES: processes, KADO_DATABASE_CONNECTIONS: max, DATABASE_URL }: Settings): number {
  if (DATABASE_URL === undefined) {
    if (processes === undefined || processes === 1) return 1;
    throw new EnvError(
      `KADO_PROCESSES must be 1 without DATABASE_URL, but is '${processes}': the embedded database serves one process`,
    );
  }
  const room = Math.floor((max ?? MAX_CONNECTIONS) / MIN_CONNECTIONS);
  if (processes !== undefined && processes > room)
    throw new EnvError(
      `KADO_DATABASE_CONNECTIONS must be at least ${processes * MIN_CONNECTIONS} for KADO_PROCESSES=${processes}: each process needs ${MIN_CONNECTIONS}`,
    );
  return processes ?? Math.min(availableParallelism(), room);
}

/** How many connections the requests of all processes share when no number is configured, not counting workers and practice money. */
const FOR_REQUESTS = 20;

/** The maximum number of connections of one process to PostgreSQL: for requests, for its worker, and for practice money. */
export type ConnectionShares = { databaseConnections: number; workerConnections: number; practiceConnections: number };

/** The connections of one of `processes` processes. All processes together use no more than the configured number. */
export function connectionsOf({ KADO_DATABASE_CONNECTIONS: max }: Settings, processes: number): ConnectionShares {
  const workerConnections = processes === 1 ? 4 : 2;
  const forRequests = Math.floor(FOR_REQUESTS / processes);
  const share = max === undefined ? forRequests + workerConnections + 2 : Math.floor(max / processes);
  const all = Math.max(MIN_CONNECTIONS, share);
  const practiceConnections = all > MIN_CONNECTIONS ? 2 : 1;
  const worker = Math.min(workerConnections, all - practiceConnections - 2);
  return { databaseConnections: all - worker - practiceConnections, workerConnections: worker, practiceConnections };
}

/** Refuses demo accounts where strangers could sign in with the public PIN, and a promised time that no item could meet. */
export function checkTogether({ KADO_DEMO: demo, ...settings }: Settings, production: boolean, loopback: boolean): void {
  if (demo && production) throw new EnvError('KADO_DEMO must be 0 in production: it makes accounts with money');
  if (demo === true && !loopback)
    throw new EnvError(`KADO_DEMO must be 0 or trial, because ${originOf(settings)} is reachable from other machines`);
  if (demo && settings.SUPPLIER === 'reloadly')
    throw new EnvError('KADO_DEMO must be 0 with SUPPLIER=reloadly: demo money would buy real top-ups');
  if (settings.KADO_WORKER === 'only' && settings.DATABASE_URL === undefined)
    throw new EnvError('KADO_WORKER is only, which needs DATABASE_URL: the embedded database serves one process');
  if (settings.KADO_PROMISE_SECONDS <= settings.KADO_SUBMIT_DELAY_SECONDS)
    throw new EnvError(
      `KADO_PROMISE_SECONDS must be more than KADO_SUBMIT_DELAY_SECONDS (${settings.KADO_SUBMIT_DELAY_SECONDS}), or nothing is ever submitted`,
    );
}

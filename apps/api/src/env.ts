import {
  checkTogether,
  type ConnectionShares,
  connectionsOf,
  isOnlyHere,
  originOf,
  processesOf,
  storageOf,
  supplierOf,
  type SupplierSettings,
  webOriginsOf,
} from './env-rules.ts';
import { readStoredSecrets } from './secrets.ts';
import type { StorageSettings } from './storage/storage.ts';
import { parse, required, Secrets, Settings, type Source } from './settings.ts';

const REAL_MAIL = 'is missing: production sends real mail';

export type DatabaseEnv = ConnectionShares & {
  databaseUrl: string | undefined;
  /** The connection of the role that owns the tables, if the server uses another role. */
  migrationDatabaseUrl: string | undefined;
  dataDir: string;
  walletCurrency: string;
};

/** Everything that the environment configures, checked once at the start. */
export type Env = DatabaseEnv & {
  port: number;
  host: string;
  /** The number of server processes; they share the configured connections and supplier calls. */
  processes: number;
  /** The origin of the web app and the API, without a trailing slash. */
  origin: string;
  /** Other origins whose pages may call this server. */
  webOrigins: readonly string[];
  production: boolean;
  /** Whether the server can be reached from this machine only. */
  loopback: boolean;
  /** Whether this server is for practice money: it uses another database and the sandbox supplier, and sends no messages. */
  practice: boolean;
  demo: boolean;
  /** Whether the demo accounts have a PIN that is unique to this server, because other machines can reach it. */
  trial: boolean;
  submitDelaySeconds: number;
  promiseSeconds: number;
  /** The addresses and ranges of proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  /** The limits for all anonymous clients of one address prefix in fifteen minutes. */
  prefixLimits: { wrongPins: number; registrations: number; recoveries: number; messages: number; receiptChecks: number };
  pepper: string;
  /** The previous pepper: hashes that were created with it still verify. */
  previousPepper: string | undefined;
  codeKey: string;
  /** The previous code key: texts that were encrypted with it can still be decrypted. */
  previousCodeKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The address that receives the messages of the contact form; undefined: all operators receive them. */
  supportEmail: string | undefined;
  smsUrl: string | undefined;
  /** Whether mail is listed on a development page instead of being sent. */
  outbox: boolean;
  /** The storage for uploads. */
  storage: StorageSettings;
  supplier: SupplierSettings;
  /** How many calls to the supplier the worker of this process runs at once. */
  supplierConcurrency: number;
  /** Whether this process also delivers items; `only`: it does not serve requests. */
  worker: boolean | 'only';
  logLevel: string;
  /** The port of /metrics; undefined: metrics are not served. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The OpenTelemetry collector; undefined: no spans are created. */
  tracesEndpoint: string | undefined;
};

const withoutBlanks = (given: Source): Source => Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));

/** Reads the settings that a command needs to open the server's database. Unlike readEnv, creates no secrets. */
export function readDatabaseEnv(given: Source): DatabaseEnv {
  const settings = parse(Settings, withoutBlanks(given));
  return {
    databaseUrl: settings.DATABASE_URL,
    migrationDatabaseUrl: settings.KADO_MIGRATION_DATABASE_URL,
    ...connectionsOf(settings, processesOf(settings)),
    dataDir: settings.KADO_DATA_DIR,
    walletCurrency: settings.KADO_WALLET_CURRENCY,
  };
}

/** Loads a .env file in the working directory; variables that are already set take precedence. */
export function loadDotEnv(): void {
  try {
    process.loadEnvFile();
  } catch {
    // There is no .env file.
  }
}

/** Reads the settings; throws an EnvError that names the variable and the expected value. */
export function readEnv(given: Source): Env {
  const source = withoutBlanks(given);
  const settings = parse(Settings, source);
  const database = readDatabaseEnv(source);
  const { databaseUrl, dataDir } = database;
  const { KADO_DEMO: demo, HOST: host, SMTP_URL: smtpUrl } = settings;
  const embedded = databaseUrl === undefined;
  const production = settings.NODE_ENV === 'production' || (!embedded && !demo);
  const loopback = isOnlyHere(settings);
  const processes = processesOf(settings);
  checkTogether(settings, production, loopback);
  if (production) for (const name of ['SMTP_URL', 'MAIL_FROM'] as const) required(settings, name, REAL_MAIL);
  const stored = embedded && !(source['KADO_PEPPER'] && source['KADO_CODE_KEY']) ? readStoredSecrets(dataDir) : {};
  const {
    KADO_PEPPER: pepper,
    KADO_CODE_KEY: codeKey,
    KADO_PREVIOUS_PEPPER: previousPepper,
    KADO_PREVIOUS_CODE_KEY: previousCodeKey,
  } = parse(Secrets, { ...stored, ...source });
  return {
    port: settings.PORT,
    host,
    processes,
    origin: originOf(settings),
    webOrigins: webOriginsOf(settings),
    production,
    loopback,
    practice: false,
    demo: demo === undefined ? embedded && !production && loopback && settings.SUPPLIER !== 'reloadly' : demo !== false,
    trial: demo === 'trial',
    ...database,
    submitDelaySeconds: settings.KADO_SUBMIT_DELAY_SECONDS,
    promiseSeconds: settings.KADO_PROMISE_SECONDS,
    trustedProxies: settings.KADO_TRUSTED_PROXIES,
    prefixLimits: {
      wrongPins: settings.KADO_WRONG_PINS_PER_PREFIX,
      registrations: settings.KADO_REGISTRATIONS_PER_PREFIX,
      recoveries: settings.KADO_RECOVERIES_PER_PREFIX,
      messages: settings.KADO_MESSAGES_PER_PREFIX,
      receiptChecks: settings.KADO_RECEIPT_CHECKS_PER_PREFIX,
    },
    pepper,
    previousPepper,
    codeKey,
    previousCodeKey,
    supportEmail: settings.SUPPORT_EMAIL,
    smtpUrl,
    mailFrom: settings.MAIL_FROM ?? 'Kado <hello@kado.test>',
    smsUrl: settings.SMS_URL,
    outbox: !production && smtpUrl === undefined && loopback,
    storage: storageOf(settings),
    supplier: supplierOf(settings, production),
    supplierConcurrency: Math.ceil(settings.KADO_SUPPLIER_CONCURRENCY / processes),
    worker: settings.KADO_WORKER,
    logLevel: settings.KADO_LOG_LEVEL,
    metricsPort: settings.KADO_METRICS_PORT,
    metricsHost: settings.KADO_METRICS_HOST,
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

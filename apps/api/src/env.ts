import {
  mailSettings,
  originOf,
  readText,
  readFlag,
  readNumber,
  readOneOf,
  type Source,
  supplierSettings,
  type Supplier,
} from './env-readers.ts';
import { readSecrets } from './secrets.ts';

/** Everything that the environment decides, checked once at start. */
export type Env = {
  port: number;
  host: string;
  /** The one origin of page and calls, without a slash at its end. */
  origin: string;
  production: boolean;
  demo: boolean;
  databaseUrl: string | undefined;
  dataDir: string;
  walletCurrency: string;
  submitDelaySeconds: number;
  promiseSeconds: number;
  pepper: string;
  codeKey: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsUrl: string | undefined;
  /** Mail goes to the development outbox, which a page shows. */
  outbox: boolean;
  supplier: Supplier;
};

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Reads the settings; throws an EnvError that names the variable and says what it should be. */
export function readEnv(given: Source): Env {
  const source: Source = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const port = readNumber(source, 'PORT', 8080, 1, 65_535);
  const host = source['HOST'] ?? '127.0.0.1';
  const databaseUrl = source['DATABASE_URL'];
  const embedded = databaseUrl === undefined;
  const demoWish = readFlag(source, 'KADO_DEMO');
  const production = source['NODE_ENV'] === 'production' || (!embedded && demoWish !== true);
  const dataDir = source['KADO_DATA_DIR'] ?? '.data';
  const mail = mailSettings(source, production);
  return {
    port,
    host,
    origin: originOf(source, host, port),
    production,
    demo: demoWish ?? (embedded && !production),
    databaseUrl,
    dataDir,
    walletCurrency: readText(source, 'KADO_WALLET_CURRENCY', 'USD', /^[A-Z]{3}$/, 'a currency code such as USD'),
    submitDelaySeconds: readNumber(source, 'KADO_SUBMIT_DELAY_SECONDS', 5, 0, 3600),
    promiseSeconds: readNumber(source, 'KADO_PROMISE_SECONDS', 900, 1, 86_400),
    ...readSecrets(source, embedded, dataDir),
    ...mail,
    smsUrl: source['SMS_URL'],
    outbox: !production && mail.smtpUrl === undefined && LOOPBACK.has(host),
    supplier:
      readOneOf(source, 'SUPPLIER', ['sandbox', 'reloadly']) === 'reloadly' ? supplierSettings(source) : { kind: 'sandbox' },
  };
}

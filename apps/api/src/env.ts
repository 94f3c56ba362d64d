import { isIP } from 'node:net';

import * as z from 'zod/mini';

import { readStoredSecrets } from './secrets.ts';

/** A setting that is missing or malformed; the message starts with its name and stops the start. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;
const REAL_MAIL = 'is missing: production sends real mail';
const FOR_RELOADLY = 'is missing: SUPPLIER is reloadly';

const mustBe =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    `must be ${what}, but is '${String(input)}'`;
const matching = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, { error: mustBe(what) }));
const hasProtocol = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol);

const wholeNumber = (fallback: number, min: number, max: number) => {
  const isValid = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const text = z.string().check(z.refine(isValid, { error: mustBe(`a whole number from ${min} to ${max}`) }));
  return z._default(z.pipe(text, z.transform(Number)), fallback);
};
const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};
const addressRanges = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  z
    .array(z.string())
    .check(z.refine((all) => all.every(isAddressRange), { error: mustBe('a list of addresses or ranges such as 10.0.0.0/8') })),
);
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };
const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false'], { error: mustBe('1 or 0') }),
  z.transform((text) => FLAGS[text] === true),
);
const secret = z
  .string({ error: 'is missing: it is required with DATABASE_URL' })
  .check(z.minLength(32, { error: 'must be at least 32 characters long' }));

const Settings = z.object({
  PORT: wholeNumber(8080, 1, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  KADO_ORIGIN: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  KADO_DATA_DIR: z._default(z.string(), '.data'),
  KADO_DEMO: z.optional(flag),
  KADO_WALLET_CURRENCY: z._default(matching(/^[A-Z]{3}$/, 'a currency code such as USD'), 'USD'),
  KADO_SUBMIT_DELAY_SECONDS: wholeNumber(5, 0, 3600),
  KADO_PROMISE_SECONDS: wholeNumber(900, 1, 86_400),
  KADO_TRUSTED_PROXIES: z._default(addressRanges, []),
  KADO_WRONG_PINS_PER_PREFIX: wholeNumber(5, 1, 1_000_000),
  KADO_REGISTRATIONS_PER_PREFIX: wholeNumber(10, 1, 1_000_000),
  KADO_RECOVERIES_PER_PREFIX: wholeNumber(30, 1, 1_000_000),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => hasProtocol(text, /^smtps?:$/), { error: 'must start with smtp:// or smtps:// and name a host' }),
      ),
  ),
  MAIL_FROM: z.optional(matching(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'an address such as Kado <hello@kado.example>')),
  SMS_URL: z.optional(z.string()),
  SUPPLIER: z._default(z.enum(['sandbox', 'reloadly'], { error: mustBe('sandbox or reloadly') }), 'sandbox'),
  RELOADLY_CLIENT_ID: z.optional(z.string()),
  RELOADLY_CLIENT_SECRET: z.optional(z.string()),
  RELOADLY_BASE_URL: z.optional(z.string()),
});
type Settings = z.infer<typeof Settings>;
const Secrets = z.object({ KADO_PEPPER: secret, KADO_CODE_KEY: secret });

/** Every setting by name. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(Settings.shape), ...Object.keys(Secrets.shape)];

type Source = Readonly<Record<string, string | undefined>>;

/** The supplier: the sandbox, or Reloadly over HTTP. */
type Supplier = { kind: 'sandbox' } | { kind: 'reloadly'; clientId: string; clientSecret: string; baseUrl: string };

function parse<Schema extends z.ZodMiniType>(schema: Schema, source: Source): z.infer<Schema> {
  const result = z.safeParse(schema, source);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}`);
}

function required(settings: Settings, name: keyof Settings, problem: string): string {
  const value = settings[name];
  if (value === undefined) throw new EnvError(`${name} ${problem}`);
  return String(value);
}

/** An origin without a path, by default http://HOST:PORT; https unless it is this machine. */
function originOf({ KADO_ORIGIN, HOST, PORT }: Settings): string {
  const text = KADO_ORIGIN ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
  const url = hasProtocol(text, /^https?:$/) ? new URL(text) : undefined;
  if (!url || (text !== url.origin && text !== `${url.protocol}//${url.host}:${PORT}`))
    throw new EnvError(`KADO_ORIGIN ${mustBe('an origin such as https://kado.example')({ input: text })}`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new EnvError(`KADO_ORIGIN must be https, because '${url.hostname}' is not this machine`);
  return url.origin;
}

const supplierOf = (settings: Settings): Supplier =>
  settings.SUPPLIER === 'sandbox'
    ? { kind: 'sandbox' }
    : {
        kind: 'reloadly',
        clientId: required(settings, 'RELOADLY_CLIENT_ID', FOR_RELOADLY),
        clientSecret: required(settings, 'RELOADLY_CLIENT_SECRET', FOR_RELOADLY),
        baseUrl: required(settings, 'RELOADLY_BASE_URL', FOR_RELOADLY),
      };

/** Everything that the environment configures, checked once at the start. */
export type Env = {
  port: number;
  host: string;
  /** The origin of the web app and the API, without a trailing slash. */
  origin: string;
  production: boolean;
  demo: boolean;
  databaseUrl: string | undefined;
  dataDir: string;
  walletCurrency: string;
  submitDelaySeconds: number;
  promiseSeconds: number;
  /** Whose X-Forwarded-For counts: addresses and ranges. */
  trustedProxies: string[];
  /** What the strangers of one address prefix may use up in fifteen minutes. */
  prefixLimits: { wrongPins: number; registrations: number; recoveries: number };
  pepper: string;
  codeKey: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  smsUrl: string | undefined;
  /** Mail is not sent: a development page lists it. */
  outbox: boolean;
  supplier: Supplier;
};

/** Reads the settings; throws an EnvError that names the variable and the expected value. */
export function readEnv(given: Source): Env {
  const source: Source = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const settings = parse(Settings, source);
  const { DATABASE_URL: databaseUrl, KADO_DATA_DIR: dataDir, KADO_DEMO: demo, HOST: host, SMTP_URL: smtpUrl } = settings;
  const embedded = databaseUrl === undefined;
  const production = settings.NODE_ENV === 'production' || (!embedded && demo !== true);
  const origin = originOf(settings);
  if (production) for (const name of ['SMTP_URL', 'MAIL_FROM'] as const) required(settings, name, REAL_MAIL);
  const stored = embedded && !(source['KADO_PEPPER'] && source['KADO_CODE_KEY']) ? readStoredSecrets(dataDir) : {};
  const { KADO_PEPPER: pepper, KADO_CODE_KEY: codeKey } = parse(Secrets, { ...stored, ...source });
  return {
    port: settings.PORT,
    host,
    origin,
    production,
    demo: demo ?? (embedded && !production),
    databaseUrl,
    dataDir,
    walletCurrency: settings.KADO_WALLET_CURRENCY,
    submitDelaySeconds: settings.KADO_SUBMIT_DELAY_SECONDS,
    promiseSeconds: settings.KADO_PROMISE_SECONDS,
    trustedProxies: settings.KADO_TRUSTED_PROXIES,
    prefixLimits: {
      wrongPins: settings.KADO_WRONG_PINS_PER_PREFIX,
      registrations: settings.KADO_REGISTRATIONS_PER_PREFIX,
      recoveries: settings.KADO_RECOVERIES_PER_PREFIX,
    },
    pepper,
    codeKey,
    smtpUrl,
    mailFrom: settings.MAIL_FROM ?? 'Kado <hello@kado.test>',
    smsUrl: settings.SMS_URL,
    outbox: !production && smtpUrl === undefined && LOOPBACK.test(host),
    supplier: supplierOf(settings),
  };
}

import * as z from 'zod/mini';

import {
  flagOr,
  matching,
  mustBe,
  addressRanges,
  oneOf,
  optionalNumber,
  secret,
  secureOrigin,
  urlOf,
  wholeNumber,
} from './env-values.ts';

/** One process uses two connections for requests, two for the worker, and one for practice money; with fewer, they would wait for each other. */
export const MIN_CONNECTIONS = 5;

/** A missing or malformed setting; the message begins with its name. It prevents the start. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export const Settings = z.object({
  PORT: wholeNumber(8080, 1, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  KADO_ORIGIN: z.optional(z.string()),
  KADO_WEB_ORIGINS: z._default(z.string(), ''),
  NODE_ENV: z.optional(z.string()),
  DATABASE_URL: urlOf(/^postgres(ql)?:$/, 'postgres:// or postgresql://'),
  KADO_MIGRATION_DATABASE_URL: urlOf(/^postgres(ql)?:$/, 'postgres:// or postgresql://'),
  KADO_DATABASE_CONNECTIONS: optionalNumber(MIN_CONNECTIONS, 10_000),
  KADO_PROCESSES: optionalNumber(1, 256),
  KADO_DATA_DIR: z._default(z.string(), '.data'),
  KADO_DEMO: z.optional(flagOr('trial')),
  KADO_FILES_DIR: z.optional(z.string()),
  KADO_S3_BUCKET: z.optional(matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')),
  KADO_S3_ENDPOINT: urlOf(/^https?:$/, 'http:// or https://'),
  KADO_S3_REGION: z._default(z.string(), 'us-east-1'),
  KADO_S3_ACCESS_KEY_ID: z.optional(z.string()),
  KADO_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  KADO_WALLET_CURRENCY: z._default(matching(/^[A-Z]{3}$/, 'a currency code such as USD'), 'USD'),
  KADO_SUBMIT_DELAY_SECONDS: wholeNumber(5, 0, 3600),
  KADO_PROMISE_SECONDS: wholeNumber(900, 1, 86_400),
  KADO_TRUSTED_PROXIES: z._default(addressRanges, []),
  KADO_WRONG_PINS_PER_PREFIX: wholeNumber(5, 1, 1_000_000),
  KADO_REGISTRATIONS_PER_PREFIX: wholeNumber(10, 1, 1_000_000),
  KADO_RECOVERIES_PER_PREFIX: wholeNumber(30, 1, 1_000_000),
  KADO_MESSAGES_PER_PREFIX: wholeNumber(20, 1, 1_000_000),
  KADO_RECEIPT_CHECKS_PER_PREFIX: wholeNumber(60, 1, 1_000_000),
  SUPPORT_EMAIL: z.optional(matching(/^[^\s<>@]+@[^\s<>@]+$/, 'an address such as help@kado.example')),
  SMTP_URL: urlOf(/^smtps?:$/, 'smtp:// or smtps://'),
  MAIL_FROM: z.optional(matching(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'an address such as Kado <hello@kado.example>')),
  SMS_URL: urlOf(/^https?:$/, 'http:// or https://'),
  SUPPLIER: z.optional(z.enum(['sandbox', 'reloadly'], { error: mustBe('sandbox or reloadly') })),
  KADO_SUPPLIER_CONCURRENCY: wholeNumber(400, 1, 10_000),
  KADO_WORKER: z._default(flagOr('only'), true),
  RELOADLY_CLIENT_ID: z.optional(z.string()),
  RELOADLY_CLIENT_SECRET: z.optional(z.string()),
  RELOADLY_BASE_URL: z.optional(secureOrigin),
  RELOADLY_GIFTS_URL: z.optional(secureOrigin),
  RELOADLY_AUTH_URL: z._default(secureOrigin, 'https://auth.reloadly.com'),
  KADO_LOG_LEVEL: oneOf('info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'),
  KADO_METRICS_PORT: optionalNumber(1, 65_535),
  KADO_METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?:$/, 'http:// or https://'),
});
export type Settings = z.infer<typeof Settings>;
export const Secrets = z.object({
  KADO_PEPPER: secret,
  KADO_CODE_KEY: secret,
  KADO_PREVIOUS_PEPPER: z.optional(secret),
  KADO_PREVIOUS_CODE_KEY: z.optional(secret),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(Settings.shape), ...Object.keys(Secrets.shape)];

export type Source = Readonly<Record<string, string | undefined>>;

/** Checks the variables; throws an EnvError for the first invalid one. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, source: Source): z.infer<Schema> {
  const result = z.safeParse(schema, source);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}`);
}

/** Returns a setting that is required because of other settings; throws an EnvError when it is missing. */
export function required(settings: Settings, name: keyof Settings, problem: string): string {
  const value = settings[name];
  if (value === undefined) throw new EnvError(`${name} ${problem}`);
  return String(value);
}

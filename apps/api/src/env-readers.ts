/** The environment, empty texts already taken out. */
export type Source = Readonly<Record<string, string | undefined>>;

/** Where the work goes: the sandbox, or Reloadly over HTTP. */
export type Supplier = { kind: 'sandbox' } | { kind: 'reloadly'; clientId: string; clientSecret: string; baseUrl: string };

/** A setting that is missing or malformed; the message names it and stops the start. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
  }
}

export function readNumber(source: Source, name: string, fallback: number, least: number, most: number): number {
  const text = source[name] ?? String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new EnvError(name, `must be a whole number from ${least} to ${most}, but is '${text}'`);
  return value;
}

export function readFlag(source: Source, name: string): boolean | undefined {
  const text = source[name];
  if (text === undefined) return undefined;
  if (['1', 'true'].includes(text)) return true;
  if (['0', 'false'].includes(text)) return false;
  throw new EnvError(name, `must be 1 or 0, but is '${text}'`);
}

export function readText(source: Source, name: string, fallback: string, pattern: RegExp, what: string): string {
  const text = source[name] ?? fallback;
  if (!pattern.test(text)) throw new EnvError(name, `must be ${what}, but is '${text}'`);
  return text;
}

export function readOneOf(source: Source, name: string, [first, ...others]: [string, ...string[]]): string {
  const text = source[name] ?? first;
  if (text !== first && !others.includes(text))
    throw new EnvError(name, `must be ${[first, ...others].join(' or ')}, but is '${text}'`);
  return text;
}

export function need(source: Source, name: string, why: string): string {
  const text = source[name];
  if (text === undefined) throw new EnvError(name, `is missing: ${why}`);
  return text;
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** KADO_ORIGIN, by default http://HOST:PORT: an origin and nothing more, and https wherever it is not this machine. */
export function originOf(source: Source, host: string, port: number): string {
  const text = source['KADO_ORIGIN'] ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || (text !== url.origin && text !== `${url.protocol}//${url.host}:${port}`))
    throw new EnvError('KADO_ORIGIN', `must be an origin such as https://kado.example, but is '${text}'`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new EnvError('KADO_ORIGIN', `must be https, because '${url.hostname}' is not this machine`);
  return url.origin;
}

/** Where mail goes and whom it comes from; both required in production. */
export function mailSettings(source: Source, production: boolean): { smtpUrl: string | undefined; mailFrom: string } {
  const smtpUrl = production ? need(source, 'SMTP_URL', 'production sends real mail') : source['SMTP_URL'];
  const mailFrom = production
    ? need(source, 'MAIL_FROM', 'production sends real mail')
    : (source['MAIL_FROM'] ?? 'Kado <hello@kado.test>');
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new EnvError('SMTP_URL', 'must start with smtp:// or smtps:// and name a host');
  if (!/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(mailFrom))
    throw new EnvError('MAIL_FROM', `must be an address such as Kado <hello@kado.example>, but is '${mailFrom}'`);
  return { smtpUrl, mailFrom };
}

export function supplierSettings(source: Source): Supplier {
  const why = 'SUPPLIER is reloadly';
  return {
    kind: 'reloadly',
    clientId: need(source, 'RELOADLY_CLIENT_ID', why),
    clientSecret: need(source, 'RELOADLY_CLIENT_SECRET', why),
    baseUrl: need(source, 'RELOADLY_BASE_URL', why),
  };
}

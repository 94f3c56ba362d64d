import * as z from 'zod/mini';

import type { Env } from '../env.ts';
import { Failure, Token } from './messages.ts';

/** Reloadly refused a call. The message contains no part of the request, which has phone numbers and secrets. */
export class ReloadlyError extends Error {
  override readonly name = 'ReloadlyError';
  readonly status: number;
  /** Reloadly's own code, such as INVALID_RECIPIENT_PHONE. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(status: number, code: string | undefined, retryAfterMs: number | undefined) {
    super(`Reloadly responded with ${status}${code ? ` ${code}` : ''}`);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

type Settings = Pick<Extract<Env['supplier'], { kind: 'reloadly' }>, 'baseUrl' | 'authUrl' | 'clientId' | 'clientSecret'>;
export type ReloadlyClient = {
  /** Throws ReloadlyError for a refusal, and another error when there is no response or a malformed one. */
  get: <Schema extends z.ZodMiniType>(path: string, schema: Schema, signal: AbortSignal) => Promise<z.infer<Schema>>;
  post: <Schema extends z.ZodMiniType>(
    path: string,
    body: object,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<z.infer<Schema>>;
};

/** How long before its expiry a token is renewed. */
const RENEW_EARLY_MS = 60_000;
const LOGIN_TIMEOUT_MS = 15_000;

/** The result of shared work. When the signal aborts, only this caller stops waiting. */
function waitFor<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const retryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
};

async function refusal(response: Response): Promise<ReloadlyError> {
  const body = z.safeParse(Failure, await response.json().catch(() => undefined));
  return new ReloadlyError(response.status, (body.success && body.data.errorCode) || undefined, retryAfter(response));
}

async function read<Schema extends z.ZodMiniType>(response: Response, schema: Schema): Promise<z.infer<Schema>> {
  if (!response.ok) throw await refusal(response);
  const body = z.safeParse(schema, await response.json());
  if (!body.success) throw new Error(`Reloadly's answer has no valid ${body.error.issues[0]?.path.join('.') ?? 'body'}`);
  return body.data;
}

/** Calls one of Reloadly's APIs with a token of the client-credentials grant (RFC 6749, section 4.4), which all calls share until it expires. */
export function createReloadlyClient(
  { baseUrl, authUrl, clientId, clientSecret }: Settings,
  now: () => number,
  api: 'topups' | 'giftcards' = 'topups',
): ReloadlyClient {
  type Held = { text: Promise<string>; until: number };
  let token: Held | undefined;

  /** Has its own timeout, so that a caller that stops waiting does not end it for the others. The secret is sent only to this address. */
  const login = async (held: () => Held): Promise<string> => {
    const grant = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials', audience: baseUrl };
    const [signal, headers] = [AbortSignal.timeout(LOGIN_TIMEOUT_MS), { 'content-type': 'application/json' }];
    const init = { method: 'POST', headers, body: JSON.stringify(grant), signal, redirect: 'error' } as const;
    const { access_token: text, expires_in: seconds } = await read(await fetch(`${authUrl}/oauth/token`, init), Token);
    held().until = now() + seconds * 1000 - RENEW_EARLY_MS;
    return text;
  };
  /** Concurrent calls share one login. */
  const currentToken = (): Promise<string> => {
    if (token && token.until > now()) return token.text;
    const held: Held = { text: login(() => held), until: Number.POSITIVE_INFINITY };
    token = held;
    held.text.catch(() => token === held && (token = undefined));
    return held.text;
  };
  const send = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    const authorization = `Bearer ${await waitFor(currentToken(), signal)}`;
    const headers = { accept: `application/com.reloadly.${api}-v1+json`, 'content-type': 'application/json', authorization };
    return fetch(`${baseUrl}${path}`, { ...init, headers, signal, redirect: 'error' });
  };
  /** A call that was refused for its token was not executed, so it is safe to repeat it with a new one. */
  const call = async <Schema extends z.ZodMiniType>(path: string, init: RequestInit, schema: Schema, signal: AbortSignal) => {
    const response = await send(path, init, signal);
    if (response.status !== 401) return read(response, schema);
    await response.body?.cancel();
    token = undefined;
    return read(await send(path, init, signal), schema);
  };
  return {
    get: (path, schema, signal) => call(path, {}, schema, signal),
    post: (path, body, schema, signal) => call(path, { method: 'POST', body: JSON.stringify(body) }, schema, signal),
  };
}

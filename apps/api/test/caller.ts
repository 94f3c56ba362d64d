import type { Failure } from '@kado/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { checkDocumented } from './documented.ts';

export type ApiResponse<Data = unknown> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: { data: Data; message?: string; meta?: { nextCursor?: string } };
  /** The data of an error response. */
  failure: Failure['data'] & { attemptsLeft?: number; retryAfter?: number; pinReset?: boolean };
  text: string;
};
export type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  cookies?: Jar;
  payload?: string | Buffer;
};
export type Caller = <Data = unknown>(line: string, options?: CallOptions) => Promise<ApiResponse<Data>>;
/** A browser's cookies: stored from responses, sent with requests. */
export type Jar = Map<string, string>;

const isCookie = (value: unknown): value is string => typeof value === 'string';

function storeCookies(jar: Jar | undefined, set: string | string[] | undefined): void {
  for (const line of [set].flat().filter(isCookie)) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line) || value === '') jar?.delete(name);
    else jar?.set(name, value);
  }
}

/** Sends a request such as `POST /auth/login` without a socket; paths are below /api/v1 unless they start with two slashes. Every response must be documented. */
export const callerOf =
  (app: FastifyInstance): Caller =>
  async (line, { body, token, headers = {}, cookies, payload } = {}) => {
    const [method = 'GET', path = ''] = line.split(' ');
    const request: InjectOptions = {
      method: method as 'GET',
      url: path.startsWith('//') ? path.slice(1) : `/api/v1${path}`,
      headers: { ...headers },
    };
    if (token) request.headers = { authorization: `Bearer ${token}`, ...request.headers };
    if (cookies?.size)
      request.headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...request.headers };
    if (body !== undefined) request.payload = body as object;
    if (payload !== undefined) request.payload = payload;
    const response = await app.inject(request);
    checkDocumented(app, method, String(request.url), response);
    storeCookies(cookies, response.headers['set-cookie']);
    const json = /json/.test(String(response.headers['content-type']))
      ? (response.json() as never)
      : ({ data: undefined } as never);
    const { data } = json as { data: never };
    return {
      status: response.statusCode,
      headers: response.headers as ApiResponse['headers'],
      body: json,
      failure: data,
      text: response.payload,
    };
  };

import type { AxiosInstance, AxiosRequestConfig } from 'axios';

import { loadAxios } from './load.ts';
import { ApiError } from './api-error.ts';
import { noteServerTime } from './server-clock.ts';
import { type ReadFailure, toApiError } from './to-api-error.ts';

/** Options of every call: a signal to abort it, and a callback for the progress of an upload (0 to 1). */
export type RequestOptions = { signal?: AbortSignal | undefined; onUploadProgress?: ((fraction: number) => void) | undefined };

/** What the app provides to the transport, which itself does not depend on the app. */
export type SendOptions = {
  /** The stored bearer token; undefined without a session. */
  token: () => string | undefined;
  /** Awaited before every request, by a client whose backend is still starting. If it rejects, the request does too, with an ApiError. */
  ready?: Promise<unknown> | undefined;
  /** Awaited before each request that carries the stored token: may renew it. If it rejects, the request does too, with an ApiError. */
  beforeRequest?: (() => Promise<void>) | undefined;
  /** Called for each 401 to a request with the stored token, with the token that it carried. */
  onUnauthorized?: ((error: ApiError, token: string | undefined) => void) | undefined;
  /** The language of the server's messages: a code, or a whole Accept-Language. */
  language: () => string;
  /** Timeout in ms (30,000); an upload may take ten times as long. */
  timeout?: number | undefined;
};

/** One request. bearer: the stored token by default, 'none', or the token given here (as it is, never renewed). */
export type SendRequest = RequestOptions & {
  params?: object | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  bearer?: 'none' | { token: string | undefined } | undefined;
};

/** The HTTP methods. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends one request and resolves to the response's text and headers; rejects with an ApiError. */
export type Send = (
  method: Method,
  url: string,
  request: SendRequest,
  data?: unknown,
) => Promise<{ data: string; headers: Readonly<Record<string, unknown>> }>;

/** Fetches a file with the bearer token, as a blob of its content type; rejects with an ApiError. */
export type Download = (url: string, request: SendRequest) => Promise<Blob>;

let loading: Promise<AxiosInstance> | undefined;

/** Loads axios with the first request; if that fails, the next request tries again. */
const transport = (): Promise<AxiosInstance> =>
  (loading ??= loadAxios().then(
    ({ default: axios }) => axios.create({ withXSRFToken: false }),
    (cause: unknown) => {
      loading = undefined;
      throw ApiError.notLoaded(cause);
    },
  ));

type SentHeaders = { Accept?: string; [name: string]: string | false };

function headersOf(options: SendOptions, request: SendRequest, token: string | undefined, data: unknown): SentHeaders {
  return {
    Accept: 'application/json',
    'Accept-Language': options.language(),
    // false: without a body there is no content type; in Node axios would send a form's.
    ...(data instanceof FormData ? {} : { 'Content-Type': data !== undefined && 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...request.headers,
  };
}

function configOf(options: SendOptions, { params, signal, onUploadProgress }: SendRequest, data: unknown): AxiosRequestConfig {
  return {
    data,
    params,
    withCredentials: true, // sends the refresh cookie if the server has another host
    timeout: (options.timeout ?? 30_000) * (data instanceof FormData ? 10 : 1),
    transformResponse: [(body: unknown) => body], // parsed by this client, because axios returns invalid JSON as text
    ...(signal && { signal }),
    ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
  };
}

/** CSV and PDF responses have no schema, so their content type is checked: a captive portal, for example, responds with an HTML page instead. */
function checkType(wanted = '', found: unknown): void {
  if (wanted === 'application/json' || wanted === '*/*' || String(found).startsWith(wanted)) return;
  throw ApiError.unreadable(new TypeError(`expected ${wanted}, not ${String(found)}`));
}

/** The token that a request carries; the stored one is renewed first. */
async function tokenOf({ token, beforeRequest }: SendOptions, bearer: SendRequest['bearer']): Promise<string | undefined> {
  if (bearer === 'none') return undefined;
  if (bearer) return bearer.token;
  if (token() !== undefined) await beforeRequest?.();
  return token();
}

type Sent = { method: Method; url: string; request: SendRequest; data?: unknown; responseType: 'text' | 'arraybuffer' };

const rejectAsApiError = (cause: unknown) => Promise.reject(toApiError(cause));

async function sendRequest<Body>(
  options: SendOptions,
  { method, url, request, data, responseType }: Sent,
  readFailure?: ReadFailure,
) {
  const { bearer } = request;
  if (options.ready) await options.ready.catch(rejectAsApiError);
  const token = await tokenOf(options, bearer).catch(rejectAsApiError);
  try {
    const axios = await transport();
    const headers = headersOf(options, request, token, data);
    const response = await axios.request<Body>({ ...configOf(options, request, data), method, url, headers, responseType });
    noteServerTime(response.headers);
    checkType(headers.Accept, response.headers['content-type']);
    return response;
  } catch (cause) {
    const error = toApiError(cause, readFailure);
    if (error.status === 401 && bearer === undefined) options.onUnauthorized?.(error, token);
    throw error;
  }
}

/** Makes the function that sends all requests for text. `readFailure` reads the failures of a backend other than /api/v1. */
export const createSend =
  (options: SendOptions, readFailure?: ReadFailure): Send =>
  (method, url, request, data) =>
    sendRequest<string>(options, { method, url, request, data, responseType: 'text' }, readFailure);

/** Makes the function that fetches files. */
export const createDownload =
  (options: SendOptions): Download =>
  async (url, request) => {
    const { data, headers } = await sendRequest<ArrayBuffer>(options, {
      method: 'GET',
      url,
      request,
      responseType: 'arraybuffer',
    });
    return new Blob([data], { type: String(headers['content-type'] ?? '') });
  };

import type { AxiosInstance, AxiosRequestConfig } from 'axios';

import { loadAxios } from './load.ts';
import type { ApiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

/** What every call can be given: a signal to call it off, and how far an upload is (0 to 1). */
export type RequestOptions = { signal?: AbortSignal | undefined; onUploadProgress?: ((fraction: number) => void) | undefined };

/** What the shell gives the transport; the transport itself knows no screen. */
export type SendOptions = {
  /** The stored bearer token, while somebody is signed in. */
  token: () => string | undefined;
  /** Awaited before each request that carries the stored token: may renew it, or reject with an ApiError. */
  beforeRequest?: (() => Promise<void>) | undefined;
  /** Told of each 401 that answers a request with the stored token, and of the token it carried. */
  onUnauthorized?: ((error: ApiError, token: string | undefined) => void) | undefined;
  /** The language of the server's messages: a code, or a whole Accept-Language. */
  language: () => string;
  /** Milliseconds until an unanswered request fails (30,000); an upload may take ten times as long. */
  timeout?: number | undefined;
};

/** One request. bearer: the stored token by default, 'none', or the token given here (as it is, never renewed). */
export type SendRequest = RequestOptions & {
  params?: object | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  bearer?: 'none' | { token: string | undefined } | undefined;
};

/** How a request is sent; PATCH is the template's alone. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sends one request and resolves to the answer's text; rejects with an ApiError. */
export type Send = (method: Method, url: string, ask: SendRequest, data?: unknown) => Promise<string>;

let loading: Promise<AxiosInstance> | undefined;

/** axios comes with the first request; a chunk that did not arrive is asked for again by the next one. */
const transport = (): Promise<AxiosInstance> =>
  (loading ??= loadAxios().then(
    ({ default: axios }) => axios.create({ withXSRFToken: false }),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  ));

function headersOf(options: SendOptions, ask: SendRequest, token: string | undefined, data: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': options.language(),
    ...(data === undefined || data instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...ask.headers,
  };
}

function configOf(options: SendOptions, { params, signal, onUploadProgress }: SendRequest, data: unknown): AxiosRequestConfig {
  return {
    data,
    params,
    withCredentials: true, // the refresh cookie, where the server has a host of its own
    timeout: (options.timeout ?? 30_000) * (data instanceof FormData ? 10 : 1),
    responseType: 'text',
    transformResponse: [(text: unknown) => text], // read by us: axios would let broken JSON pass as text
    ...(signal && { signal }),
    ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
  };
}

/** Makes the one function that everything is sent with. */
export const createSend =
  (options: SendOptions): Send =>
  async (method, url, ask, data) => {
    const { bearer } = ask;
    if (bearer === undefined && options.token() !== undefined) await options.beforeRequest?.();
    const token = bearer === 'none' ? undefined : (bearer ?? { token: options.token() }).token;
    try {
      const axios = await transport();
      const headers = headersOf(options, ask, token, data);
      const answer = await axios.request<string>({ ...configOf(options, ask, data), method, url, headers });
      return answer.data;
    } catch (cause) {
      const error = toApiError(cause);
      if (error.status === 401 && bearer === undefined) options.onUnauthorized?.(error, token);
      throw error;
    }
  };

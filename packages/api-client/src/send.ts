import type { AxiosInstance, AxiosRequestConfig } from 'axios';

import { loadAxios } from './load.ts';
import type { ApiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

/** Options of every call: a signal to abort it, and a callback for the progress of an upload (0 to 1). */
export type RequestOptions = { signal?: AbortSignal | undefined; onUploadProgress?: ((fraction: number) => void) | undefined };

/** What the app provides to the transport, which itself does not depend on the app. */
export type SendOptions = {
  /** The stored bearer token; undefined without a session. */
  token: () => string | undefined;
  /** Awaited before each request that carries the stored token: may renew it, or reject with an ApiError. */
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

/** The HTTP methods; only the template uses PATCH. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sends one request and resolves to the response text; rejects with an ApiError. */
export type Send = (method: Method, url: string, request: SendRequest, data?: unknown) => Promise<string>;

let loading: Promise<AxiosInstance> | undefined;

/** Loads axios with the first request; if that fails, the next request tries again. */
const transport = (): Promise<AxiosInstance> =>
  (loading ??= loadAxios().then(
    ({ default: axios }) => axios.create({ withXSRFToken: false }),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  ));

function headersOf(options: SendOptions, request: SendRequest, token: string | undefined, data: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': options.language(),
    ...(data === undefined || data instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
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
    responseType: 'text',
    transformResponse: [(text: unknown) => text], // parsed by this client, because axios returns invalid JSON as text
    ...(signal && { signal }),
    ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
  };
}

/** Makes the function that sends all requests. */
export const createSend =
  (options: SendOptions): Send =>
  async (method, url, request, data) => {
    const { bearer } = request;
    if (bearer === undefined && options.token() !== undefined) await options.beforeRequest?.();
    const token = bearer === 'none' ? undefined : (bearer ?? { token: options.token() }).token;
    try {
      const axios = await transport();
      const headers = headersOf(options, request, token, data);
      const response = await axios.request<string>({ ...configOf(options, request, data), method, url, headers });
      return response.data;
    } catch (cause) {
      const error = toApiError(cause);
      if (error.status === 401 && bearer === undefined) options.onUnauthorized?.(error, token);
      throw error;
    }
  };

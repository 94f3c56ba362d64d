import type { DataOf } from '@kado/contracts';
import type * as contracts from '@kado/contracts';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { loadContracts } from './load.ts';
import { parseBody } from './parse-body.ts';
import type { Download, Method, Send, SendRequest } from './send.ts';

/** Selects the schema of a response's `data`: `(c) => c.Order`. The schemas are loaded with the first call, so that the first page does not wait for them. */
export type AnswerSchema<Data> = (c: typeof contracts) => z.ZodMiniType<Data>;

/** The transport of an API: paths below its address, {host}/api/v1 for example; every response is checked against its schema. Each method resolves to the whole body. */
export type Http = {
  get: <Data>(path: string, schema: AnswerSchema<Data>, request?: SendRequest) => Promise<DataOf<Data>>;
  post: <Data>(path: string, schema: AnswerSchema<Data>, body?: unknown, request?: SendRequest) => Promise<DataOf<Data>>;
  put: <Data>(path: string, schema: AnswerSchema<Data>, body: unknown, request?: SendRequest) => Promise<DataOf<Data>>;
  patch: <Data>(path: string, schema: AnswerSchema<Data>, body: unknown, request?: SendRequest) => Promise<DataOf<Data>>;
  delete: <Data>(path: string, schema: AnswerSchema<Data>, request?: SendRequest) => Promise<DataOf<Data>>;
  /** Fetches the whole list as CSV text, page by page; fails as a whole if a page fails. */
  csv: (path: string, request?: SendRequest) => Promise<string>;
  /** Fetches a file as a blob of its content type. */
  blob: (path: string, request?: SendRequest) => Promise<Blob>;
};

/** The transport of the API at `base` over `send` and `download`; `load` loads the schemas. */
export function createHttp(send: Send, download: Download, base: string, load = loadContracts): Http {
  const call = async <Data>(
    method: Method,
    path: string,
    schema: AnswerSchema<Data>,
    request: SendRequest = {},
    body?: unknown,
  ) => {
    // Loads the schemas before sending, so that a failed load cannot hide the result of a write.
    const c = await load().catch((cause: unknown) => {
      throw ApiError.notLoaded(cause);
    });
    const { data: text } = await send(method, base + path, request, body);
    const checked = c.dataOf(schema(c)).safeParse(parseBody(text));
    if (!checked.success) throw ApiError.unreadable(checked.error);
    return checked.data as DataOf<Data>;
  };
  return {
    get: (path, schema, request) => call('GET', path, schema, request),
    post: (path, schema, body, request) => call('POST', path, schema, request, body),
    put: (path, schema, body, request) => call('PUT', path, schema, request, body),
    patch: (path, schema, body, request) => call('PATCH', path, schema, request, body),
    delete: (path, schema, request) => call('DELETE', path, schema, request),
    csv: async (path, request) => {
      const params: { limit: number; cursor?: unknown } = { ...request?.params, limit: 100 };
      let text = '';
      do {
        const { data, headers } = await send('GET', base + path, { ...request, params, headers: { Accept: 'text/csv' } });
        // Each page has the same header.
        text += text ? data.slice(data.indexOf('\n') + 1) : data;
        params.cursor = headers['x-next-cursor'];
      } while (params.cursor);
      return text;
    },
    blob: (path, request) => download(base + path, { ...request, headers: { Accept: '*/*', ...request?.headers } }),
  };
}

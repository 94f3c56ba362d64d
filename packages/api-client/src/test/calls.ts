import { describe, expect, it } from 'vitest';
import type { SentRequest } from './server.ts';

/** A call, the expected request line, and the expected body. */
export type CallRow<Client> = [name: string, call: (api: Client) => Promise<unknown>, request: string, body?: unknown];

/** Checks method, path, query, body, language and bearer token of each call. */
export function testRequests<Client>(
  calls: readonly CallRow<Client>[],
  client: () => Client,
  requests: readonly SentRequest[],
  tokenOf: (name: string) => string | undefined,
): void {
  describe('each call', () => {
    it.each(calls as CallRow<Client>[])('%s sends the expected request', async (name, call, request, body) => {
      await call(client()).catch(() => undefined); // only the request matters here
      const [{ method, path, query, headers, body: sent }] = requests as [SentRequest];
      const search = Object.entries(query)
        .map(([key, value]) => `${key}=${value}`)
        .join('&');
      expect(`${method} ${path}${search && `?${search}`}`).toBe(request);
      const multipart = (headers['content-type'] ?? '').startsWith('multipart/form-data; boundary=');
      expect(multipart).toBe(name === 'upload');
      const json = body === undefined ? { type: undefined, sent: '' } : { type: 'application/json', sent: JSON.stringify(body) };
      expect(multipart ? json : { type: headers['content-type'], sent }).toEqual(json);
      expect(headers['accept-language']).toBe('fr');
      const token = tokenOf(name);
      expect(headers['authorization']).toBe(token && `Bearer ${token}`);
    });
  });
}

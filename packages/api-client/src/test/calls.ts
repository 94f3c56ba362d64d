import { describe, expect, it } from 'vitest';
import type { Seen } from './server.ts';

/** A call, the request line that it must send, and its body. */
export type CallRow<Client> = [name: string, call: (api: Client) => Promise<unknown>, request: string, body?: unknown];

/** Checks method, path, query, body, language and bearer token of each call. */
export function sendsAsTheWireSays<Client>(
  calls: readonly CallRow<Client>[],
  client: () => Client,
  seen: readonly Seen[],
  tokenOf: (name: string) => string | undefined,
): void {
  describe('each call', () => {
    it.each(calls as CallRow<Client>[])('%s sends what the wire says', async (name, call, request, body) => {
      await call(client()).catch(() => undefined); // the answer is of no interest here
      const [{ method, path, query, headers, body: sent }] = seen as [Seen];
      const search = Object.entries(query)
        .map(([key, value]) => `${key}=${value}`)
        .join('&');
      expect(`${method} ${path}${search && `?${search}`}`).toBe(request);
      const multipart = (headers['content-type'] ?? '').startsWith('multipart/form-data; boundary=');
      expect(multipart).toBe(name === 'upload');
      if (!multipart) {
        expect(sent).toBe(body === undefined ? '' : JSON.stringify(body));
        expect(headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
      }
      expect(headers['accept-language']).toBe('fr');
      const token = tokenOf(name);
      expect(headers['authorization']).toBe(token && `Bearer ${token}`);
    });
  });
}

import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type ApiClient, type ApiClientOptions, createApiClient } from '../create-api-client.ts';

/** A request that the server received. */
export type SentRequest = {
  method: string;
  origin: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

/** A server that responds to every request with the given response and records the requests. */
export function fakeServer() {
  const requests: SentRequest[] = [];
  const state = { response: (): Response | Promise<Response> => HttpResponse.json({ data: {} }) };
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { origin, pathname, searchParams } = new URL(request.url);
      requests.push({
        method: request.method,
        origin,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
        body: await request.clone().text(),
      });
      return state.response();
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => void (requests.length = 0));
  afterEach(() => void (state.response = () => HttpResponse.json({ data: {} })));
  afterAll(() => server.close());
  return { requests, respondWith: (response: () => Response | Promise<Response>) => void (state.response = response) };
}

/** A client of that server; by default signed in with the token 'bearer-1'. */
export const client = (options: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({ token: () => 'bearer-1', language: () => 'fr', ...options });

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (): Response =>
    HttpResponse.json(body as never, { status, headers });

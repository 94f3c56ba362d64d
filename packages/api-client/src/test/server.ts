import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type ApiClient, type ApiClientOptions, createApiClient } from '../create-api-client.ts';

/** What a request was, as the server saw it. */
export type Seen = {
  method: string;
  origin: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
};

/** A server that answers every request with `answer` and remembers what it was asked. */
export function fakeServer() {
  const seen: Seen[] = [];
  const state = { answer: (): Response | Promise<Response> => HttpResponse.json({ data: {} }) };
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { origin, pathname, searchParams } = new URL(request.url);
      seen.push({
        method: request.method,
        origin,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
        body: await request.clone().text(),
      });
      return state.answer();
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => void (seen.length = 0));
  afterEach(() => void (state.answer = () => HttpResponse.json({ data: {} })));
  afterAll(() => server.close());
  return { seen, answer: (answer: () => Response | Promise<Response>) => void (state.answer = answer) };
}

/** A client of that server; signed in with the token 'bearer-1' unless told otherwise. */
export const client = (options: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({ token: () => 'bearer-1', language: () => 'fr', ...options });

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(body as never, { status, headers });

// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ApiError, isOffline } from './api-error.ts';
import { client } from './test/server.ts';

/** A server that closes the connection in the middle of a body. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"data":', () => response.destroy());
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it.each(['json', 'csv', 'file'] as const)(
  'C1 a truncated response is an error in Node, whatever was requested: %s',
  async (kind) => {
    const api = client({ host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const call = { json: api.balance.get, csv: api.orders.csv, file: () => api.files.content('f') }[kind];
    const error: unknown = await call().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'stream has been aborted', status: 0, code: 'NETWORK' });
    expect(isOffline(error)).toBe(true);
  },
);

import { expect, it } from 'vitest';

import { withDatabases } from './fixture.ts';

const BROKEN = { payload: '{x', headers: { 'content-type': 'application/json' } };
const LARGE = { payload: JSON.stringify('x'.repeat(70_000)), headers: { 'content-type': 'application/json' } };
const PLAIN = { payload: 'x', headers: { 'content-type': 'text/plain' } };

withDatabases('The platform', (make) => {
  it.each([
    ['GET /nothing', {}, 404, 'NOT_FOUND'],
    ['GET /%zz', {}, 404, 'NOT_FOUND'],
    ['GET /orders/', {}, 404, 'NOT_FOUND'],
    ['GET /receipts//verify?checksum=x', {}, 404, 'NOT_FOUND'],
    ['PATCH /recipients/', BROKEN, 404, 'NOT_FOUND'],
    ['POST /users/me', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['POST /nothing', BROKEN, 404, 'NOT_FOUND'],
    ['POST /nothing', LARGE, 404, 'NOT_FOUND'],
    ['POST /nothing', PLAIN, 404, 'NOT_FOUND'],
    ['PUT /quotes', BROKEN, 405, 'METHOD_NOT_ALLOWED'],
    ['PUT /quotes', LARGE, 405, 'METHOD_NOT_ALLOWED'],
    ['PUT /quotes', PLAIN, 405, 'METHOD_NOT_ALLOWED'],
    ['GET /users/me', {}, 401, 'UNAUTHENTICATED'],
    ['DELETE /users/me/sessions/x', { body: {} }, 401, 'UNAUTHENTICATED'],
  ])('returns for %s %j: %i %s', async (line, options, status, code) => {
    const { call } = await make();
    const response = await call(line, options);
    expect(response).toMatchObject({ status, failure: { code } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['allow'] !== undefined).toBe(status === 405);
  });
  it.each([
    ['/gift-products', 404, 'NOT_FOUND'],
    ['/orders', 401, 'UNAUTHENTICATED'],
    ['/nothing', 404, 'NOT_FOUND'],
  ])('returns for an id of 15,000 characters below %s: %i %s', async (path, status, code) => {
    const { call } = await make();
    const response = await call(`GET ${path}/${'x'.repeat(15_000)}`);
    expect(response).toMatchObject({ status, failure: { code } });
    expect(response.headers['x-request-id']).toBeDefined();
  });
  it('is healthy and ready', async () => {
    const { call } = await make();
    expect((await call('GET /health')).status).toBe(200);
    expect((await call('GET /ready')).status).toBe(200);
    expect((await call('GET /docs/openapi.json')).text).toContain('/users/me');
  });
});

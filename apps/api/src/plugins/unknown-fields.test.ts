import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const KEY = { 'idempotency-key': 'a'.repeat(32) };
const STRANGE = { strange: 'This field is not known.' };
/** The route that reads a form. */
const UPLOAD = 'POST /api/v1/files';
/** Fills the parameters of a path. */
const filled = (url: string): string => url.replace('/api/v1', '').replaceAll(/:\w+/g, 'x');

withDatabases(
  'A field that the route does not know',
  (make) => {
    it('is 422 with its name: in the query of every route', async () => {
      const { app, call } = await make();
      const { token } = await person(app, { role: 'operator', cents: 0n });
      const routes = app.routeTable.filter(({ url }) => url.startsWith('/api/v1/') && !url.startsWith('/api/v1/docs'));
      expect(routes.length).toBeGreaterThan(80);
      for (const { method, url } of routes) {
        const line = `${method} ${filled(url)}`;
        const { status, failure } = await call(`${line}?strange=1`, { token, headers: KEY });
        // A missing body is reported first.
        const isNamed = ['strange', 'body'].some((name) => name in (failure?.fields ?? {}));
        expect([line, status, failure?.code, isNamed]).toEqual([line, 422, 'INVALID', true]);
      }
    });

    it('is 422 with its name: in the JSON of every route with a body', async () => {
      const { app, call } = await make();
      const { token } = await person(app, { role: 'operator', cents: 0n });
      const routes = app.routeTable.filter(
        ({ method, url }) => url.startsWith('/api/v1/') && method !== 'GET' && `${method} ${url}` !== UPLOAD,
      );
      expect(routes.length).toBeGreaterThan(40);
      for (const { method, url } of routes) {
        const line = `${method} ${filled(url)}`;
        const { status, failure } = await call(line, { token, headers: KEY, body: { kind: 'topup', strange: 1 } });
        expect([line, status, failure.code]).toEqual([line, 422, 'INVALID']);
        expect([line, failure.fields]).toEqual([line, expect.objectContaining(STRANGE)]);
      }
    });

    it.each([
      ['no body', {}],
      ['an empty one', { payload: '', headers: JSON_TYPE }],
      ['an empty object', { payload: '{}', headers: JSON_TYPE }],
    ])('is not reported for %s', async (_, options) => {
      const { app, call } = await make();
      const ada = await person(app);
      const { id } = await buy(app, call, ada, [topup(app)]);
      expect((await call(`POST /orders/${id}/cancel`, { token: ada.token, ...options })).status).toBe(200);
      expect((await call('POST /auth/logout', { token: ada.token, ...options })).status).toBe(200);
    });

    it.each(['[]', '"text"', '1', '[{}]'])('is reported as `body` for %s, which is not an object', async (payload) => {
      const { app, call } = await make();
      const { token } = await person(app);
      const { status, failure } = await call('POST /auth/logout', { token, payload, headers: JSON_TYPE });
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, ['body']]);
    });

    it('is reported after the session, the size, the type and the content', async () => {
      const { app, call } = await make();
      const { token } = await person(app);
      const line = 'POST /orders/x/cancel?strange=1';
      expect((await call(line)).status).toBe(401);
      expect((await call(line, { token, payload: 'x'.repeat(70_000), headers: JSON_TYPE })).status).toBe(413);
      expect((await call(line, { token, payload: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
      expect((await call(line, { token, payload: '{', headers: JSON_TYPE })).status).toBe(400);
      expect((await call(line, { token })).status).toBe(422);
      expect((await call('POST /orders/x/cancel', { token })).status).toBe(404);
    });

    it('is allowed in the URL of the API reference, which is a page', async () => {
      const { call } = await make();
      expect((await call('GET /docs?strange=1')).status).toBe(200);
    });
  },
  ['embedded'],
);

import { expect, it } from 'vitest';

import type { CallOptions } from './caller.ts';
import { dereference } from './documented.ts';
import { withDatabases } from './fixture.ts';
import { type Challenge, codeFor, GOOD_PIN, signUp, WRONG_PIN } from './identity.ts';
import { newKey, person, PIN, quoteFor, topup } from './people.ts';

type Paths = Record<string, Record<string, { responses: object }>>;

/** Requests that get these statuses on every route with a JSON body. */
const BODIES: Readonly<Record<string, CallOptions>> = {
  400: { payload: '{', headers: { 'content-type': 'application/json' } },
  413: { payload: ' '.repeat(65_537), headers: { 'content-type': 'application/json' } },
  415: { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
};

/** The same for routes with a form. */
const FORMS: Readonly<Record<string, CallOptions>> = {
  400: { payload: '--b\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
};

withDatabases('The documented errors', (make) => {
  it.each(Object.keys(BODIES))('%s is returned by every operation that documents it', async (status) => {
    const { app, call } = await make();
    const document = app.swagger() as { paths: object };
    const lines = Object.entries(dereference(document, document.paths as Paths)).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { responses }]) => method !== 'get' && status in responses)
        .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, 'x')}`),
    );
    expect(lines.length).toBeGreaterThan(13);
    for (const line of lines) {
      const { headers, ...rest } = (line.endsWith(' /files') ? FORMS[status] : undefined) ?? BODIES[status] ?? {};
      const { token } = await person(app, { role: line.includes(' /admin/') ? 'operator' : 'customer' });
      const response = await call(line, { ...rest, token, headers: { 'idempotency-key': newKey(), ...headers } });
      expect([line, response.status]).toEqual([line, Number(status)]);
    }
  });

  it('423 is returned by a checkout after five wrong PINs', async () => {
    const { app, call } = await make();
    const ada = await person(app, { pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const pay = (pin: string) =>
      call('POST /checkout', { token: ada.token, body: { quoteId, pin }, headers: { 'idempotency-key': newKey() } });
    for (let left = 4; left >= 0; left -= 1)
      expect((await pay(WRONG_PIN)).failure).toMatchObject({ code: 'WRONG_PIN', attemptsLeft: left });
    const locked = await pay(PIN);
    expect([locked.status, locked.failure.code, locked.headers['retry-after']]).toEqual([423, 'LOCKED', '900']);
  });

  it('422 is returned for a weak PIN, and a strong one can still be set with the same token', async () => {
    const { app, call } = await make();
    await signUp(app, call, 'ada@example.test');
    const asked = await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: 'ada@example.test' } });
    const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
      body: { challengeId: asked.body.data.id, token: await codeFor(app, 'ada@example.test') },
    });
    const { resetToken } = verified.body.data;
    const set = (pin: string) => call('POST /auth/forgot-pin/set', { body: { resetToken, pin } });
    expect(await set('111111')).toMatchObject({ status: 422, failure: { code: 'WEAK_PIN' } });
    expect((await set(GOOD_PIN)).status).toBe(200);
  });
});

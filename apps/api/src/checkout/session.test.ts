import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { grantFor, newKey, pay, person, PIN, quoteFor, topup } from '../../test/people.ts';
import { sessions } from '../db/schema/identity.ts';
import { newToken } from '../http/tokens.ts';

withDatabases('The session of a checkout', (make) => {
  it('shows an anonymous client only that the session is missing, whatever else is wrong', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const grant = await grantFor(app, ada, quoteId);
    const headers = { 'idempotency-key': newKey() };
    for (const token of [newToken(), 'x', ''])
      for (const [given, body] of [
        [headers, { quoteId, grant }],
        [headers, { quoteId, pin: PIN }],
        [headers, { quoteId }],
        [{}, { quoteId, grant }],
        [
          { ...headers, 'content-type': 'text/plain' },
          { quoteId, grant },
        ],
      ] as const)
        expect(await call('POST /checkout', { token, headers: given, body })).toMatchObject({ status: 401 });
    expect((await call('POST /checkout', { token: ada.token, headers, body: { quoteId, grant } })).status).toBe(201);
  });

  it('counts as activity of the session', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    clock.advance(61);
    expect((await pay(app, call, ada, id)).status).toBe(201);
    expect((await app.db.select().from(sessions)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([clock.now()]);
  });
});

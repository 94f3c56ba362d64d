import type { Challenge, Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { codeFor } from '../../test/identity.ts';
import { buy, giftCard, grantFor, person } from '../../test/people.ts';

const EMAIL = 'rosa42@kado.test';
const OTHER = 'bob43@kado.test';

withDatabases('The one-time code of a gift card', (make) => {
  const deliver = async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const send = async () => {
      const { id, items } = await buy(app, call, ada, [giftCard(app)]);
      clock.advance(5);
      await app.worker.tick();
      return `/orders/${id}/items/${items[0]!.id}`;
    };
    const path = await send();
    /** The token of the newest link that was mailed to this address. */
    const link = async (to: string) => {
      const mail = (await app.mail.list()).find((each) => each.to === to && each.text.includes('/gift/'));
      return /\/gift\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none';
    };
    /** A challenge with its code, which opens the gift card of a link. */
    const proof = async (token: string, to: string) => {
      const { body } = await call<Challenge>(`POST /gifts/${token}/code`);
      return { challengeId: body.data.id, token: await codeFor(app, to) };
    };
    const open = (token: string, body: object) => call(`POST /gifts/${token}/open`, { body });
    const redirect = async (email: string) => {
      const grant = await grantFor(app, ada, path.split('/').at(-1) ?? '', 'redirect');
      return call<Order>(`PATCH ${path}/recipient`, { token: ada.token, body: { name: 'Bob', email, grant } });
    };
    return { send, link, proof, open, redirect };
  };

  it('A3 opens no other gift card of the same recipient', async () => {
    const { send, link, proof, open } = await deliver();
    const first = await link(EMAIL);
    const body = await proof(first, EMAIL);
    await send();
    const second = await link(EMAIL);
    expect(second).not.toBe(first);
    expect((await open(second, body)).failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    expect((await open(first, body)).status).toBe(200);
  });

  it('A3 opens nothing after the gift card was redirected, even with the new link', async () => {
    const { link, proof, open, redirect } = await deliver();
    const body = await proof(await link(EMAIL), EMAIL);
    expect((await redirect(OTHER)).status).toBe(200);
    expect((await open(await link(OTHER), body)).failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
  });

  it('prevents a redirection after its recipient has used it', async () => {
    const { link, proof, open, redirect } = await deliver();
    const token = await link(EMAIL);
    expect((await open(token, await proof(token, EMAIL))).status).toBe(200);
    expect(await redirect(OTHER)).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: 'revealed' } });
    expect(await link(OTHER)).toBe('none');
  });
});

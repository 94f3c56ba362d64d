import { availableParallelism } from 'node:os';

import type { Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { users } from '../src/db/schema/identity.ts';
import { MAX_WAITING } from '../src/pins/queue.ts';
import { figure } from './figure.ts';
import { withDatabases } from './fixture.ts';
import { WRONG_PIN } from './identity.ts';
import { newKey, person, PIN, quoteFor, topup } from './people.ts';

/** More than can run and wait at once, however many cores there are, so that some are refused. */
const CONNECTIONS = Math.max(90, availableParallelism() + MAX_WAITING + 20);
const CHECKOUTS = 20;

withDatabases('A login flood', (make) => {
  it(`A12 of ${CONNECTIONS} connections stops no checkout with a PIN and no step-up`, async (context) => {
    // Strangers from many address prefixes, because requests from one prefix wait for each other.
    const { app, call } = await make({ env: { trustedProxies: ['127.0.0.1'] } });
    const people = await Promise.all(Array.from({ length: CHECKOUTS }, () => person(app)));
    await app.db.update(users).set({ pinHash: await app.pins.hash(PIN) });
    const purchases: { token: string; quoteId: string }[] = [];
    for (const who of people) purchases.push({ token: who.token, quoteId: (await quoteFor(call, who, [topup(app)])).id });

    const signIn = (name: number) =>
      call('POST /auth/login', {
        body: { identifier: `stranger-${name}@example.test`, pin: WRONG_PIN },
        headers: { 'x-forwarded-for': `10.${Math.floor(name / 256)}.${name % 256}.1` },
      });
    let isOver = false;
    let names = 0;
    const { promise: isFull, resolve: full } = Promise.withResolvers<void>();
    const flood = Array.from({ length: CONNECTIONS }, async () => {
      let status = 401;
      while (!isOver && status === 401) ({ status } = await signIn((names += 1)));
      if (status === 503) full();
    });
    await isFull;
    const checkouts = await Promise.all(
      purchases.map(({ token, quoteId }) =>
        call<Order>('POST /checkout', { token, headers: { 'idempotency-key': newKey() }, body: { quoteId, pin: PIN } }),
      ),
    );
    const stepUps = await Promise.all(
      purchases
        .slice(0, 5)
        .map(({ token, quoteId }) =>
          call('POST /auth/step-up', { token, body: { pin: PIN, purpose: 'checkout', ref: quoteId } }),
        ),
    );
    isOver = true;
    await Promise.all(flood);
    const paid = checkouts.filter(({ status }) => status === 201).length;
    figure(context, `${paid} of ${checkouts.length} checkouts paid during ${names} sign-ins on ${flood.length} connections`);
    expect(paid).toBe(CHECKOUTS);
    expect(stepUps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

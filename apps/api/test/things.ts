import type { Recipient } from '@kado/contracts';

import { begin } from './deposits.ts';
import { planner } from './family-plans.ts';
import type { TestApp } from './fixture.ts';
import { buy, giftCard, person, quoteFor, topup, writeToSupport } from './people.ts';
import { proof } from './uploads.ts';

/** A customer with one resource of every kind, with their ids by the topic of the routes; another customer, and an operator. */
export async function prepareThings(made: TestApp) {
  const { app, call } = made;
  const { who: owner, made: planMade } = await planner(made);
  const other = await person(app, {});
  const operator = await person(app, { role: 'operator' });
  const order = await buy(app, call, owner, [topup(app), giftCard(app)]);
  const quote = await quoteFor(call, owner, [topup(app)]);
  const [fileId, deposit] = [await proof(call, owner), await begin(app, call, owner)];
  const saved = { kind: 'gift', name: 'Ada', email: 'ada@kado.test' };
  const recipient = await call<Recipient>('POST /recipients', { token: owner.token, body: saved });
  const ids: Record<string, string> = {
    orders: order.id,
    items: order.items[1]?.id ?? '',
    quotes: quote.id,
    sessions: owner.sessionId,
    files: fileId,
    deposits: deposit.id,
    recipients: recipient.body.data.id,
    plans: (await planMade()).id,
    contact: await writeToSupport(call, owner),
  };
  return { owner, other, operator, ids };
}

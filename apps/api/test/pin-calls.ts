import type { Grant, Order, RevealedGift, Session } from '@kado/contracts';

import type { ApiResponse, Jar } from './caller.ts';
import type { TestApp } from './fixture.ts';
import { OTHER_PIN, WRONG_PIN } from './identity.ts';
import { buy, giftCard, newKey, person, PIN, quoteFor, topup } from './people.ts';

const expectStatus = <Body>(response: ApiResponse<Body>, status: number): Body => {
  if (response.status !== status) throw new Error(response.text);
  return response.body.data;
};

/** Sends correct and wrong PINs with a payment, a step-up, the reveal of a gift card and a change of the PIN. Returns the secrets that must not be logged. */
export async function sendPins({ app, call, clock }: TestApp): Promise<string[]> {
  const cookies: Jar = new Map();
  const ada = await person(app, { pin: PIN });
  const { token } = ada;
  const card = await buy(app, call, ada, [giftCard(app)]);
  clock.advance(5);
  await app.worker.tick();
  const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
  const headers = { 'idempotency-key': newKey() };
  const checkout = (pin: string) => call<Order>('POST /checkout', { token, headers, body: { quoteId, pin } });
  const stepUp = (pin: string) => call<Grant>('POST /auth/step-up', { token, body: { pin, purpose: 'checkout', ref: quoteId } });
  expectStatus(await stepUp(WRONG_PIN), 403);
  const { grant } = expectStatus(await stepUp(PIN), 200);
  expectStatus(await checkout(WRONG_PIN), 403);
  expectStatus(await checkout(PIN), 201);
  const reveal = `POST /orders/${card.id}/items/${card.items[0]?.id}/reveal`;
  const { code } = expectStatus(await call<RevealedGift>(reveal, { token, body: { pin: PIN } }), 200);
  const change = { token, cookies, body: { currentPin: PIN, newPin: OTHER_PIN } };
  const renewed = expectStatus(await call<Session>('POST /users/me/change-pin', change), 200);
  return [PIN, WRONG_PIN, OTHER_PIN, token, grant, code, renewed.token, ...cookies.values()];
}

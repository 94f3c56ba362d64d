import { type Gift, type Item, type Order, PersonName, type Receipt } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, giftCard, type Person, person } from '../../test/people.ts';
import { placesIn, textsOf } from '../../test/receipt-text.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { REFUSED_LINES, TEXT_LINES } from '../../test/text-lines.ts';

const MAX_ITEMS = 50;
const ORDERS = Array.from({ length: Math.ceil(TEXT_LINES.length / MAX_ITEMS) }, (_, at) =>
  TEXT_LINES.slice(at * MAX_ITEMS, (at + 1) * MAX_ITEMS),
);
const nameOf = (text: string) => {
  const { data } = PersonName.safeParse(text);
  return data ?? 'Rosa Lima';
};
const digits = (at: number) => String(at).padStart(3, '0');

/** Expects every generated text in the PDF of an order's receipt, in order. */
async function expectReceipt(app: FastifyInstance, { token }: Person, orderId: string): Promise<void> {
  const get = (accept: string) =>
    app.inject({ url: `/api/v1/orders/${orderId}/receipt`, headers: { authorization: `Bearer ${token}`, accept } });
  const receipt = (await get('application/json')).json<{ data: Receipt }>().data;
  const typed = new Set([receipt.payer, receipt.summary, ...receipt.items.map(({ title }) => title)]);
  const { blocks } = await readPdf((await get('application/pdf')).rawPayload);
  const ours = textsOf(receipt).filter((text) => !typed.has(text));
  expect(placesIn(blocks.join(''), ours)).not.toContain(-1);
}

withDatabases('The texts of gifts', (make) => {
  it('B3 I7 of gift cards are returned unchanged, and are harmless in page, mail, list and receipt', async (context) => {
    const { app, call, clock } = await make();
    const ada = await person(app, { cents: 1_000_000n });
    const sent: { to: string; message: string }[] = [];
    for (const texts of ORDERS) {
      const gifts = texts.map((message, at) => ({ to: `rosa${digits(sent.length + at)}.42@kado.test`, message }));
      const cards = gifts.map(({ to, message }): Item =>
        giftCard(app, '42', { recipient: { name: nameOf(message), email: to }, message }),
      );
      const { id } = await buy(app, call, ada, cards);
      clock.advance(5);
      await app.worker.tick();
      const { items } = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
      expect(items.map(({ recipient }) => recipient.name)).toEqual(texts.map(nameOf));
      await expectReceipt(app, ada, id);
      sent.push(...gifts);
    }
    // All mails, fewer than three for each gift, are listed once, because each listed mail is rendered again.
    const mails = Map.groupBy(await app.mail.list(3 * sent.length), ({ to }) => to);
    for (const { to, message } of sent) {
      const mail = mails.get(to)?.find(({ text }) => text.includes('/gift/'));
      expect(mail?.subject).toBe('Ada Obi sent you a gift card');
      expect(mail?.html).not.toMatch(/<(script|img|svg|style>\*|title><)/);
      const token = /\/gift\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      expect((await call<Gift>(`GET /gifts/${token}`)).body.data.message).toBe(message);
    }
    const csv = await call('GET /orders?limit=100', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain('rosa000.42@kado.test');
    expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
    figure(context, `${sent.length} lines`);
    expect(sent.length).toBeGreaterThanOrEqual(500);
  });

  it.each(REFUSED_LINES)('I7 %j is refused instead of being changed', async (message) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const items = [giftCard(app, '42', { message }), bankGift(app, '42', { message })];
    const { status, failure } = await call('POST /quotes', { token, body: { items } });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, ['items.0.message', 'items.1.message']]);
  });

  it('B3 I7 of bank gifts are returned unchanged, and are harmless in lists', async (context) => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 1_000_000n });
    let lines = 0;
    for (const texts of ORDERS) {
      const gifts = texts.map((message, at): Item =>
        bankGift(app, '00', { account: { number: `150120345${digits(at)}0`, holder: nameOf(message) }, message }),
      );
      const { id } = await buy(app, call, ada, gifts);
      const { items } = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
      expect(items.map(({ recipient }) => recipient.name)).toEqual(texts.map(nameOf));
      lines += texts.length;
    }
    const csv = await call('GET /orders?limit=100', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain('1501203450000');
    expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
    figure(context, `${lines} lines`);
    expect(lines).toBeGreaterThanOrEqual(500);
  });
});

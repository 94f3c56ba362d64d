import { type Gift, type Item, type Order, PersonName } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { HOSTILE_TEXTS, UNUSUAL_TEXTS } from '../../test/hostile-texts.ts';
import { bankGift, buy, giftCard, person } from '../../test/people.ts';

const ALL = [...HOSTILE_TEXTS, ...UNUSUAL_TEXTS, 'line\nbreak\r\nBcc: eve@kado.test', '\u202Eabc'];
/** The database cannot store a null character or half of a character. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
const TEXTS = ALL.filter(isStorable);
const MOST_ITEMS = 50;
const HALVES = [TEXTS.slice(0, MOST_ITEMS), TEXTS.slice(MOST_ITEMS, 2 * MOST_ITEMS)];
const nameOf = (text: string) => {
  const { data } = PersonName.safeParse(text);
  return data !== undefined && isStorable(data) ? data : 'Rosa Lima';
};
const digits = (at: number) => String(at).padStart(2, '0');

withDatabases('The texts of gifts', (make) => {
  it.each(HALVES)('B3 I7 of a gift card come back as they were, and hurt neither page, mail nor list (%#)', async (...texts) => {
    const { app, call, clock } = await make();
    const ada = await person(app, { cents: 100_000n });
    const cards = texts.map((message, at): Item =>
      giftCard(app, '42', { recipient: { name: nameOf(message), email: `rosa${digits(at)}.42@kado.test` }, message }),
    );
    const { id } = await buy(app, call, ada, cards);
    clock.advance(5);
    await app.worker.tick();
    const { items } = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    expect(items.map(({ recipient }) => recipient.name)).toEqual(texts.map(nameOf));
    const csv = await call('GET /orders', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain('rosa00.42@kado.test');
    expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
    const mails = await app.mail.list();
    for (const [at, message] of texts.entries()) {
      const mail = mails.find(({ to, text }) => to === `rosa${digits(at)}.42@kado.test` && text.includes('/gift/'));
      expect(mail?.subject).toBe('Ada Obi sent you a gift card');
      expect(mail?.html).not.toMatch(/<(script|img|svg|title><)/);
      const token = /\/gift\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      expect((await call<Gift>(`GET /gifts/${token}`)).body.data.message).toBe(message);
    }
  });

  it.each(ALL.filter((text) => !isStorable(text)))('I7 %j is refused, not changed', async (message) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const items = [giftCard(app, '42', { message }), bankGift(app, '42', { message })];
    const { status, failure } = await call('POST /quotes', { token, body: { items } });
    expect([status, Object.keys(failure['fields'] ?? {})]).toEqual([422, ['items.0.message', 'items.1.message']]);
  });

  it.each(HALVES)('B3 I7 of a bank gift come back as they were, and hurt no list (%#)', async (...texts) => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 100_000n });
    const gifts = texts.map((message, at): Item =>
      bankGift(app, '00', { account: { number: `150120345${digits(at)}00`, holder: nameOf(message) }, message }),
    );
    const { id } = await buy(app, call, ada, gifts);
    const { items } = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    expect(items.map(({ recipient }) => recipient.name)).toEqual(texts.map(nameOf));
    const csv = await call('GET /orders', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain('1501203450000');
    expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
  });
});

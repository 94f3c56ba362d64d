import { LanguageCode, type Order, type Receipt, type ReceiptValidity } from '@kado/contracts';
import { expect, it } from 'vitest';

import { type MakeOptions, type TestApp, withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, giftCard, grantFor, type Person, person, topup } from '../../test/people.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { placesIn, readable, textOfHtml, textsOf } from '../../test/receipt-text.ts';

const PREVIOUS = 'the code key before the current one, long enough';

withDatabases('A receipt', (make) => {
  const begin = async (languageCode = 'en', options: MakeOptions = {}) => {
    const made = await make(options);
    const ada = await person(made.app, { languageCode });
    const items = [topup(made.app), giftCard(made.app, '02'), bankGift(made.app)];
    const order = await buy(made.app, made.call, ada, items);
    return { ...made, ada, order };
  };
  const deliver = async ({ app, clock }: Pick<TestApp, 'app' | 'clock'>) => {
    clock.advance(5);
    await app.worker.tick();
  };
  const fetchAs = (app: TestApp['app'], { token }: Person, id: string, accept: string) =>
    app.inject({ url: `/api/v1/orders/${id}/receipt`, headers: { authorization: `Bearer ${token}`, accept } });
  const receiptOf = async ({ call, ada, order }: { call: TestApp['call']; ada: Person; order: Order }) =>
    (await call<Receipt>(`GET /orders/${order.id}/receipt`, { token: ada.token })).body.data;
  const isValid = async (call: TestApp['call'], reference: string, checksum: string) => {
    const query = new URLSearchParams({ checksum });
    const { body } = await call<ReceiptValidity>(`GET /receipts/${encodeURIComponent(reference)}/verify?${query}`);
    return body.data.valid;
  };

  it.each(LanguageCode.options)('I7 contains the same in its texts, its page, its PDF and its mail, in %s', async (language) => {
    const made = await begin(language);
    const { app, ada, order, call } = made;
    await deliver(made);
    const receipt = await receiptOf(made);
    const texts = textsOf(receipt);
    expect(receipt).toMatchObject({ language, items: [{ status: 'delivered' }, { status: 'failed' }, { status: 'delivered' }] });
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);

    const page = await fetchAs(app, ada, order.id, 'text/html');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(readable(textOfHtml(page.payload))).toBe(readable(texts.join('')));

    const pdf = await fetchAs(app, ada, order.id, 'application/pdf');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="kado-${order.reference}.pdf"`,
    });
    const { blocks } = await readPdf(pdf.rawPayload);
    // The reader reverses ligatures and punctuation within right-to-left words.
    const comparable = (text: string): string => (language === 'ar' ? [...readable(text)].toSorted().join('') : readable(text));
    expect(blocks.map(comparable)).toEqual(['Kado', ...texts].map(comparable));

    await call('POST /receipts/email', { token: ada.token, body: { orderId: order.id, email: 'friend@kado.test' } });
    const mails = await app.mail.list();
    expect(
      mails
        .filter(({ subject }) => subject.includes(order.reference))
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([ada.email, 'friend@kado.test'].toSorted());
    for (const { text, html } of mails.filter(({ subject }) => subject.includes(order.reference)))
      for (const form of [text, textOfHtml(html)]) expect(placesIn(form, texts)).not.toContain(-1);
  });

  it('contains the exact sums of its order', async () => {
    const made = await begin();
    await deliver(made);
    const { paid, totals, items } = await receiptOf(made);
    expect([paid, ...items.map(({ amount }) => amount)]).toEqual(['16.50 USD', '5.30 USD', '10.50 USD', '11.20 USD']);
    expect(totals).toEqual([
      { label: 'Ordered', amount: '27.00 USD', main: false },
      { label: 'Money back', amount: '−10.50 USD', main: false },
      { label: 'You paid', amount: '16.50 USD', main: true },
      { label: 'including fees', amount: '1.50 USD', main: false },
    ]);
  });

  it('shows when each item reached its state, or the promised time', async () => {
    const made = await begin();
    const states = async () => (await receiptOf(made)).items.map(({ state }) => state);
    expect(await states()).toEqual(Array(3).fill('Waiting; delivered or money back by 21 November 2026 at 12:15 UTC'));
    made.clock.advance(120);
    await deliver(made);
    expect(await states()).toEqual([
      'Delivered on 21 November 2026 at 12:02 UTC',
      'Not delivered, money back on 21 November 2026 at 12:02 UTC',
      'Delivered on 21 November 2026 at 12:02 UTC',
    ]);
  });

  it('is preliminary while items are open: it has no checksum, and none is valid', async () => {
    const made = await begin();
    const receipt = await receiptOf(made);
    expect(receipt).toMatchObject({
      note: 'Preliminary: part of this order is still on its way.',
      paidLabel: 'Ordered',
      paid: '27.00 USD',
    });
    expect(receipt.check).toBeUndefined();
    expect(receipt.totals.slice(-2).map(({ label, amount }) => [label, amount])).toEqual([
      ['You paid', '0.00 USD'],
      ['including fees', '0.00 USD'],
    ]);
    await deliver(made);
    expect((await receiptOf(made)).note).toBeUndefined();
  });

  it('can be verified by anybody: only the checksum that Kado issued is valid, however it is typed', async () => {
    const made = await begin();
    const { call, order } = made;
    await deliver(made);
    const { check, reference } = await receiptOf(made);
    const checksum = check?.checksum ?? '';
    expect(checksum).toMatch(/^([0-9A-F]{4} ){7}[0-9A-F]{4}$/);
    expect(Object.fromEntries(new URL(check?.url ?? '').searchParams)).toEqual({
      reference,
      checksum: checksum.replaceAll(' ', ''),
    });
    for (const typed of [
      checksum,
      checksum.replaceAll(' ', ''),
      checksum.toLowerCase(),
      checksum.replaceAll(' ', '-'),
      `\u200E${checksum}\u200E`,
    ])
      expect([typed, await isValid(call, reference, typed)]).toEqual([typed, true]);
    for (const copied of [
      ` ${reference.toLowerCase()} `,
      `\u200E${reference}\u200E`,
      reference.replaceAll('-', '\u2011'),
      reference.replaceAll('-', ' '),
    ])
      expect([copied, await isValid(call, copied, checksum)]).toEqual([copied, true]);
    const digits = [...checksum.replaceAll(' ', '')];
    const changed = digits.map((digit, at) => digits.with(at, digit === '0' ? '1' : '0').join(''));
    for (const wrong of [...changed, digits.toReversed().join(''), '0'.repeat(32)])
      expect([wrong, await isValid(call, reference, wrong)]).toEqual([wrong, false]);
    const other = await buy(made.app, call, made.ada, [topup(made.app)]);
    for (const strange of [other.reference, 'K7-0000-0000', order.id, '%', "' or 1=1"])
      expect([strange, await isValid(call, strange, checksum)]).toEqual([strange, false]);
  });

  it('stays valid with the previous key, and is invalid with another one', async () => {
    const made = await begin('en', { env: { codeKey: PREVIOUS } });
    await deliver(made);
    const { check, reference } = await receiptOf(made);
    const under = async (env: NonNullable<MakeOptions['env']>) =>
      isValid((await make({ keep: true, env })).call, reference, check?.checksum ?? '');
    expect([await under({ previousCodeKey: PREVIOUS }), await under({})]).toEqual([true, false]);
  });

  it('stays valid when a gift card is redirected, and a new receipt names the new recipient', async () => {
    const made = await make();
    const { app, call } = made;
    const ada = await person(app);
    const order = await buy(app, call, ada, [giftCard(app)]);
    await deliver(made);
    const before = await receiptOf({ call, ada, order });
    const itemId = order.items[0]?.id ?? '';
    const grant = await grantFor(app, ada, itemId, 'redirect');
    const body = { name: 'Tunde Cole', email: 'tunde@kado.test', grant };
    expect((await call(`PATCH /orders/${order.id}/items/${itemId}/recipient`, { token: ada.token, body })).status).toBe(200);
    const after = await receiptOf({ call, ada, order });
    expect([before.items[0]?.title, after.items[0]?.title]).toEqual([
      expect.stringContaining('Rosa Lima'),
      expect.stringContaining('Tunde Cole'),
    ]);
    for (const { check } of [before, after]) expect(await isValid(call, order.reference, check?.checksum ?? '')).toBe(true);
  });

  it.each(['xyz', 'deadbeef', '😀', 'a'.repeat(31), 'a'.repeat(33)])('is not valid with the checksum %j', async (checksum) => {
    const made = await begin();
    await deliver(made);
    expect(await isValid(made.call, made.order.reference, checksum)).toBe(false);
  });

  it('B3 shows typed names as text in its page and its mail', async () => {
    const made = await make();
    const ada = await person(made.app);
    const name = '<img src=x onerror=alert(1)> #panic("x") {{receive}}';
    const card = giftCard(made.app, '42', { recipient: { name, email: 'rosa42@kado.test' } });
    const order = await buy(made.app, made.call, ada, [card]);
    await deliver(made);
    const receipt = await receiptOf({ ...made, ada, order });
    expect(receipt.items[0]?.title).toContain(name);
    const { payload, headers } = await fetchAs(made.app, ada, order.id, 'text/html');
    const mail = (await made.app.mail.list()).find(({ subject }) => subject.includes(order.reference));
    for (const html of [payload, mail?.html ?? '']) {
      expect(html).not.toContain('<img');
      expect(readable(textOfHtml(html))).toContain(readable(name));
    }
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*style-src 'sha256-/);
  });
});

import type { Item } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, giftCard, type Person, person, quoteFor, topup } from '../../test/people.ts';
import { recipients } from '../db/schema/people.ts';
import { assessRisks } from './risks.ts';

withDatabases('The risks of a quote', (make) => {
  it('warn about a look-alike only for a new recipient, among those of the same kind', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    await buy(app, call, ada, [topup(app, '42'), topup(app, '43')]);
    const bank: Item = {
      id: 'b',
      kind: 'bank',
      bankId: 'x',
      amount: { amountMinor: 500, currency: 'USD' },
      account: { number: '2348035550142', holder: 'K' },
    };
    const items = [topup(app, '42'), topup(app, '44'), bank];
    const [line] = (await quoteFor(call, ada, [topup(app)])).lines;
    const risks = await assessRisks(
      app.db,
      ada.id,
      items,
      items.map(() => line!),
      app.reference,
    );
    expect(risks.map(({ itemId, code }) => [items.findIndex(({ id }) => id === itemId), code])).toEqual([
      [1, 'NEW_RECIPIENT'],
      [1, 'LOOK_ALIKE'],
      [2, 'NEW_RECIPIENT'],
    ]);
  });

  it('treat an account as new if its number was only used at another bank', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    await buy(app, call, ada, [bankGift(app, '42')]);
    const item = bankGift(app, '42') as Extract<Item, { kind: 'bank' }>;
    const [line] = (await quoteFor(call, ada, [item])).lines;
    const codes = async (bankId: string) =>
      (await assessRisks(app.db, ada.id, [{ ...item, bankId }], [line!], app.reference)).map(({ code }) => code);
    expect(await codes(item.bankId)).toEqual([]);
    expect(await codes('another')).toEqual(['NEW_RECIPIENT']);
  });

  it('warn about accounts and addresses that look like an earlier one', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    await buy(app, call, ada, [bankGift(app, '42'), giftCard(app, '42')]);
    const account = { number: '1501 2034 56724', holder: 'Karim Uddin' };
    const recipient = { name: 'Rosa', email: 'rsoa42@kado.test' };
    const { risks } = await quoteFor(call, ada, [bankGift(app, '42', { account }), giftCard(app, '42', { recipient })]);
    expect(risks.filter(({ code }) => code === 'LOOK_ALIKE').map(({ params }) => params)).toEqual([
      { target: '1501203456724', known: '1501203456742' },
      { target: 'rsoa42@kado.test', known: 'rosa42@kado.test' },
    ]);
  });

  it('recognise an address in any letter case, and show it as it was typed', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const risks = async (email: string) => {
      const quote = await quoteFor(call, ada, [giftCard(app, '42', { recipient: { name: 'Rosa Lima', email } })]);
      return quote.risks.map(({ code, params }) => [code, params]);
    };
    const buyFor = (email: string) => buy(app, call, ada, [giftCard(app, '42', { recipient: { name: 'Rosa Lima', email } })]);
    expect((await buyFor('Rosa42@Kado.test')).items[0]?.recipient.email).toBe('Rosa42@Kado.test');
    expect([await risks('rosa42@kado.test'), await risks('ROSA42@KADO.TEST')]).toEqual([[], []]);
    expect(await risks('RSOA42@kado.test')).toEqual([
      ['NEW_RECIPIENT', { target: 'RSOA42@kado.test' }],
      ['LOOK_ALIKE', { target: 'RSOA42@kado.test', known: 'Rosa42@Kado.test' }],
    ]);
    await buyFor('lower@kado.test');
    expect(await risks('Lower@Kado.test')).toEqual([]);
  });

  it('warn about another country if everything saved under this name is elsewhere', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const save = (body: object) => call('POST /recipients', { token: ada.token, body });
    const mismatches = async (...items: Item[]) =>
      (await quoteFor(call, ada, items)).risks.filter(({ code }) => code === 'COUNTRY_MISMATCH').map(({ params }) => params);
    const items = [giftCard(app), bankGift(app), topup(app)];
    expect(await mismatches(...items)).toEqual([]);
    await save({ kind: 'topup', name: 'karim uddin', phone: '+2348035550142' });
    await save({ kind: 'topup', name: 'Rosa Lima', phone: '+2348035550143' });
    expect(await mismatches(...items)).toEqual([{ country: 'BD', saved: 'NG' }]);
    const bankId = app.reference.banks.find(({ name }) => name === 'Padma Bank House')?.id;
    await save({ kind: 'bank', name: 'Rosa Lima', bankId, account: '1501203456789' });
    await save({ kind: 'bank', name: 'Karim Uddin', bankId, account: '1501203456742' });
    expect(await mismatches(...items)).toEqual([]);
  });

  it('warn about another country for a gift card, ignoring the case of the name, until something is saved in its country', async () => {
    const { app, call } = await make();
    const [ada, eve] = [await person(app), await person(app)];
    const save = (who: Person, body: object) => call('POST /recipients', { token: who.token, body });
    const mismatches = async (...items: Item[]) =>
      (await quoteFor(call, ada, items)).risks.filter(({ code }) => code === 'COUNTRY_MISMATCH');
    const gift = giftCard(app);
    await save(ada, { kind: 'gift', name: 'Rosa Lima', email: 'rosa@kado.test' });
    await save(ada, { kind: 'topup', name: 'Rosa Limas', phone: '+254733559902' });
    await save(eve, { kind: 'topup', name: 'Rosa Lima', phone: '+254733559902' });
    expect(await mismatches(gift)).toEqual([]);
    await save(ada, { kind: 'topup', name: ' ROSA lima ', phone: '+254733559902' });
    const other = giftCard(app, '43', { recipient: { name: 'Karim', email: 'karim@kado.test' } });
    expect(await mismatches(gift, other)).toEqual([
      { itemId: gift.id, code: 'COUNTRY_MISMATCH', params: { country: 'NG', saved: 'KE' } },
    ]);
    const bankId = app.reference.banks.find(({ countryIso, uses }) => countryIso === 'NG' && uses.includes('payout'))?.id;
    await save(ada, { kind: 'bank', name: 'Rosa Lima', bankId, account: '0123456789' });
    expect(await mismatches(gift)).toEqual([]);
  });

  it.each(['Élodie Martin', 'Özge İnan', 'Rosa\u00A0Lima', ' Rosa  Lima ', 'Ame\u0301lie Roux'])(
    'warn of another country for %j, whatever the letters, the spaces and the locale of the database',
    async (saved) => {
      const { app, call } = await make();
      const ada = await person(app);
      await call('POST /recipients', { token: ada.token, body: { kind: 'topup', name: saved, phone: '+254733559902' } });
      const mismatches = async (name: string) => {
        const { risks } = await quoteFor(call, ada, [giftCard(app, '42', { recipient: { name, email: 'rosa42@kado.test' } })]);
        return risks.filter(({ code }) => code === 'COUNTRY_MISMATCH').length;
      };
      const plain = saved.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
      for (const name of [saved, plain, plain.replace(' ', ' \u202F ')]) expect(await mismatches(name)).toBe(1);
      expect(await mismatches(plain.replace(' ', ''))).toBe(0);
    },
  );

  it('warn about another network only if the network of the number is known', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const [line] = (await quoteFor(call, ada, [topup(app)])).lines;
    const codes = async (change: object) =>
      (await assessRisks(app.db, ada.id, [topup(app, '42', change)], [line!], app.reference)).map(({ code }) => code);
    expect(await codes({ phone: '+999035550142' })).toEqual(['NEW_RECIPIENT']);
    expect(await codes({ networkId: 'x' })).toEqual(['NEW_RECIPIENT']);
    const harmattan = app.reference.networks.find(({ name }) => name === 'Harmattan')?.id ?? '';
    expect(await codes({ networkId: harmattan })).toEqual(['NEW_RECIPIENT', 'NETWORK_MISMATCH']);
  });

  it('ignore saved banks and numbers that are in no list any more', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const save = (body: object) => call('POST /recipients', { token: ada.token, body });
    const bankId = app.reference.banks.find(({ name }) => name === 'Padma Bank House')?.id;
    await save({ kind: 'bank', name: 'Rosa Lima', bankId, account: '1501203456789' });
    await save({ kind: 'topup', name: 'Rosa Lima', phone: '+2348035550143' });
    await app.db.update(recipients).set({ bankId: 'gone' }).where(eq(recipients.kind, 'bank'));
    await app.db.update(recipients).set({ target: '+999035550142' }).where(eq(recipients.kind, 'topup'));
    const mismatches = async () =>
      (await quoteFor(call, ada, [giftCard(app)])).risks.filter(({ code }) => code === 'COUNTRY_MISMATCH');
    expect(await mismatches()).toEqual([]);
    await save({ kind: 'topup', name: 'Rosa Lima', phone: '+254733559902' });
    expect(await mismatches()).toMatchObject([{ params: { country: 'NG', saved: 'KE' } }]);
  });

  it('check gift cards and bank gifts by their recipients', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    await call('POST /recipients', { token: ada.token, body: { kind: 'topup', name: 'R', phone: '+254733559902' } });
    const amount = { amountMinor: 500, currency: 'USD' };
    const items: Item[] = [
      { id: 'g', kind: 'gift', giftProductId: 'x', amount, recipient: { name: 'R', email: 'r@kado.test' } },
      { id: 'b', kind: 'bank', bankId: 'x', amount, account: { number: '0690000031', holder: 'K' } },
    ];
    const lines = items.map(({ id, kind }) => ({
      itemId: id,
      kind,
      send: amount,
      fee: amount,
      receive: amount,
      rate: '1',
      etaMinutes: 1,
    }));
    expect(await assessRisks(app.db, ada.id, items, lines, app.reference)).toEqual([
      { itemId: 'g', code: 'NEW_RECIPIENT', params: { target: 'r@kado.test' } },
      { itemId: 'b', code: 'NEW_RECIPIENT', params: { target: '0690000031' } },
    ]);
  });
});

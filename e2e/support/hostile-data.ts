import { randomUUID } from 'node:crypto';
import { callerOf, type Caller } from './api-client.ts';
import { ADIRE, COCOA } from './gifts.ts';
import { HOSTILE_MARKUP, hostileTexts } from './hostile-markup.ts';
import { OPS } from './operators.ts';
import { MAYA, newPerson, registerPerson } from './people.ts';
import { slipPdf } from './slip.ts';

/** The hostile texts, joined into texts of the maximum length of a reason, a note or a message. */
export const LETTERS = hostileTexts(500);
const OWNERS = Array.from({ length: HOSTILE_MARKUP.length / 2 }, (_, at) => HOSTILE_MARKUP.slice(2 * at, 2 * at + 2));

const pdf = (name: string) => new File([new Uint8Array(slipPdf())], name, { type: 'application/pdf' });

/** Registers a person with hostile names who uploads a proof with a hostile file name. Returns the person and the deposit. */
async function depositor(url: string, [firstName = '', lastName = '']: readonly string[], bankId: string) {
  const person = await registerPerson(url, { ...newPerson(), firstName, lastName });
  const { get, post, upload } = await callerOf(url, person);
  const { id } = await post<{ id: string }>('/deposits', { bankId, amount: { amountMinor: 10_000, currency: 'USD' } });
  await post(`/deposits/${id}/proof`, { fileId: await upload('proof', pdf(`${firstName}.pdf`)) });
  for (const name of [firstName, lastName])
    await post('/contact', { topic: 'other', name, email: person.email, message: `${name} ${name}` });
  return { person, depositId: id, userId: (await get<{ id: string }>('/users/me')).id };
}
export type Depositor = Awaited<ReturnType<typeof depositor>>;

/** Rejects and credits deposits and suspends users with hostile reasons and notes, once for each of LETTERS. */
async function decide({ post }: Caller, people: readonly Depositor[]): Promise<void> {
  for (const [at, text] of LETTERS.entries()) {
    const [rejected, credited, suspended] = [0, 1, 2].map((step) => people[at + step * LETTERS.length]);
    await post(`/admin/deposits/${rejected?.depositId}/reject`, { reason: text });
    const amount = { amountMinor: 10_000, currency: 'USD' };
    await post(`/admin/deposits/${credited?.depositId}/credit`, { amount, note: text, pin: OPS.pin });
    await post(`/admin/users/${suspended?.userId}/suspend`, { reason: text });
  }
}

/** A gift card with a hostile note for each hostile recipient name. */
const gifts = () =>
  HOSTILE_MARKUP.map((name, at) => ({
    id: `gift${at}`,
    kind: 'gift',
    giftProductId: ADIRE.id,
    amount: { amountMinor: 500_000, currency: 'NGN' },
    recipient: { name, email: `hostile.${at}@kado.test` },
    message: LETTERS[at % LETTERS.length],
  }));
const bankGifts = () =>
  HOSTILE_MARKUP.map((holder, at) => ({
    id: `bank${at}`,
    kind: 'bank',
    bankId: COCOA.id,
    account: { number: `20410077${String(31_000 + at * 100)}`, holder },
    amount: { amountMinor: 1000, currency: 'USD' },
    message: LETTERS[at % LETTERS.length],
  }));

const MOST_ITEMS = 50;

async function buy({ post }: Caller, items: readonly unknown[]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < items.length; at += MOST_ITEMS) {
    const quote = await post<{ id: string }>('/quotes', { items: items.slice(at, at + MOST_ITEMS) });
    const key = { 'idempotency-key': randomUUID() };
    ids.push((await post<{ id: string }>('/checkout', { quoteId: quote.id, pin: MAYA.pin }, key)).id);
  }
  return ids;
}

const MOST_PLANS = 50;

/** Creates the maximum number of plans with hostile names, half of them gift cards and half of them bank gifts. */
async function plan({ post }: Caller): Promise<string[]> {
  const items = [...gifts().slice(0, MOST_PLANS / 2), ...bankGifts().slice(-MOST_PLANS / 2)];
  const terms = {
    ceiling: { amountMinor: 5000, currency: 'USD' },
    schedule: { every: 'month', day: 1, timeZone: 'Africa/Lagos' },
    pin: MAYA.pin,
  };
  const ids: string[] = [];
  for (const item of items)
    ids.push((await post<{ id: string }>('/plans', { ...terms, item }, { 'idempotency-key': randomUUID() })).id);
  return ids;
}

/** Creates messages with hostile texts, each with a hostile reply. */
async function write({ post }: Caller, ops: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (const text of LETTERS) {
    const { id } = await post<{ id: string }>('/contact', { topic: 'other', name: 'Maya', email: MAYA.email, message: text });
    await ops.post(`/admin/contact/${id}/reply`, { text });
    ids.push(id);
  }
  return ids;
}

/** Stores every hostile text in every text field of the product. Returns the ids that are needed to open the pages that show them. */
export async function plantHostileTexts(url: string) {
  const [maya, ops] = [await callerOf(url, MAYA), await callerOf(url, OPS)];
  const banks = await maya.get<{ id: string; currency: string }[]>('/banks?use=deposit');
  const bankId = banks.find(({ currency }) => currency === 'USD')?.id ?? '';
  const people: Depositor[] = [];
  for (const names of OWNERS) people.push(await depositor(url, names, bankId));
  await decide(ops, people);
  for (const [at, name] of HOSTILE_MARKUP.entries())
    await maya.post('/recipients', { kind: 'gift', name, email: `saved.${at}@kado.test` });
  const enough = await maya.post<{ id: string }>('/deposits', { bankId, amount: { amountMinor: 400_000, currency: 'USD' } });
  await maya.post(`/deposits/${enough.id}/proof`, { fileId: await maya.upload('proof', pdf('slip.pdf')) });
  const amount = { amountMinor: 400_000, currency: 'USD' };
  await ops.post(`/admin/deposits/${enough.id}/credit`, { amount, note: 'Seen', pin: OPS.pin });
  const messageIds = await write(maya, ops);
  const orderIds = [...(await buy(maya, gifts())), ...(await buy(maya, bankGifts()))];
  const planIds = await plan(maya);
  return { people, messageIds, orderIds, planIds, cart: [...gifts(), ...bankGifts()] };
}
export type Planted = Awaited<ReturnType<typeof plantHostileTexts>>;

import type { GiftItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { FREE_AMOUNT as product, php, usd } from '../test/products.ts';
import {
  checkGift,
  giftSchema,
  initialValues,
  itemOf,
  prefillFromUrl,
  withNoteAndDay,
  type GiftValues,
} from './gift-form-state.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const values = (more: Partial<GiftValues> = {}): GiftValues => ({
  typed: { text: '1500', currency: 'PHP' },
  name: 'Rosa Villanueva',
  email: ' rosa@kado.test ',
  message: '',
  when: 'now',
  date: '',
  timeZone: 'Asia/Manila',
  ...more,
});
const check = (more: Partial<GiftValues> = {}) => checkGift(values(more), product, NOW);
const item = (more: Partial<GiftValues> = {}) => itemOf('1', values(more), product, check(more));

describe('the first missing value', () => {
  it.each([
    ['nothing', {}, undefined],
    ['the amount', { typed: { text: '', currency: '' }, name: '' }, 'amount'],
    ['the amount, if it is too large', { typed: { text: '5001', currency: 'PHP' } }, 'amount'],
    ['the name', { name: '  ', email: '' }, 'name'],
    ['the e-mail address', { email: 'rosa@' }, 'email'],
    ['the day', { when: 'day' as const }, 'day'],
    ['the day, if it is today', { when: 'day' as const, date: '2026-11-23' }, 'day'],
    ['the day, if it is more than a year away', { when: 'day' as const, date: '2027-11-24' }, 'day'],
    ['nothing, for tomorrow', { when: 'tomorrow' as const }, undefined],
    ['nothing, for another day', { when: 'day' as const, date: '2026-12-24' }, undefined],
  ])('%s', (_, more, missing) => expect(check(more).missing).toBe(missing));
});

describe('a complete form', () => {
  it('is an item of the contract', () => {
    const expected = {
      id: '1',
      kind: 'gift',
      giftProductId: 'foxglove',
      amount: php(150_000),
      recipient: { name: 'Rosa Villanueva', email: 'rosa@kado.test' },
    };
    expect(item()).toEqual(expected);
    expect(giftSchema(() => item()).safeParse(values()).data).toEqual(expected);
    expect(giftSchema(() => item({ email: '' })).safeParse(values()).success).toBe(false);
  });

  it('includes the note and the day in the recipient’s time zone', () =>
    expect(item({ message: ' Happy birthday! ', when: 'tomorrow' })).toMatchObject({
      message: 'Happy birthday!',
      deliverOn: { date: '2026-11-24', timeZone: 'Asia/Manila' },
    }));

  it('is priced', () => expect(check().price).toEqual({ send: usd(2605), fee: usd(50), receive: php(150_000) }));
});

it('starts empty, or with the cart line being edited; values of a link override the line', () => {
  expect(initialValues(product, {}, undefined)).toMatchObject({ name: '', when: 'now', timeZone: 'Asia/Manila' });
  const line = item({ message: 'Hello', when: 'day', date: '2026-12-24' }) as GiftItem;
  const again = initialValues(product, {}, line);
  expect(again).toMatchObject({ typed: { text: '1500', currency: 'PHP' }, message: 'Hello', when: 'day', date: '2026-12-24' });
  expect(itemOf('1', again, product, checkGift(again, product, NOW))).toEqual(line);
  expect(initialValues(product, { name: 'Somebody else' }, line)).toEqual({ ...again, name: 'Somebody else' });
});

it.each([
  ['PH', 'Asia/Manila'],
  ['US', 'America/New_York'],
])('keeps the delivery day of the line with a card of %s, in a time zone that the form offers', (countryIso, timeZone) => {
  const line = item({ when: 'day', date: '2026-12-24' }) as GiftItem;
  const other = { ...product, id: 'other', countryIso };
  expect(initialValues(other, {}, line)).toMatchObject({ when: 'day', date: '2026-12-24', timeZone });
});

it('starts with the values of a link, and ignores malformed ones', () => {
  const link = new URLSearchParams({ name: 'Rosa', email: 'rosa@kado.test', amount: '1500.00 PHP' });
  expect(initialValues(product, prefillFromUrl(link), undefined)).toMatchObject({
    name: 'Rosa',
    email: 'rosa@kado.test',
    typed: { text: '1500', currency: 'PHP' },
  });
  expect(prefillFromUrl(new URLSearchParams('name=&amount=15'))).toEqual({});
});

describe('changing to another gift card', () => {
  const last = values({ message: 'Merry Christmas', when: 'day', date: '2026-12-24' });
  const other = (more: Partial<GiftValues> = {}, countryIso = 'PH') =>
    withNoteAndDay(values({ email: 'rosa@kado.test', ...more }), last, { ...product, countryIso });

  it('keeps the note and the day for the same recipient', () =>
    expect(other()).toMatchObject({ message: 'Merry Christmas', when: 'day', date: '2026-12-24', timeZone: 'Asia/Manila' }));

  it('keeps only the note if the country has other time zones', () =>
    expect(other({ timeZone: 'Africa/Accra' }, 'GH')).toMatchObject({
      message: 'Merry Christmas',
      when: 'now',
      date: '',
      timeZone: 'Africa/Accra',
    }));

  it('keeps neither for another recipient', () =>
    expect(other({ name: 'Karim' })).toMatchObject({ message: '', when: 'now', date: '' }));
});

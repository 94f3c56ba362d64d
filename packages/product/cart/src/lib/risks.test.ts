import type { Item, Risk } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { warningKey, warningsOf } from './risks.ts';

const item = (id: string): Item => ({
  id,
  kind: 'topup',
  networkId: 'n',
  phone: '+2348035550142',
  amount: { amountMinor: 1, currency: 'USD' },
});
const risk = (itemId: string, code: Risk['code'], params: Risk['params'] = {}): Risk => ({ itemId, code, params });

it('groups the risks of an item, the most serious first', () => {
  const [warning] = warningsOf({ risks: [risk('a', 'NEW_RECIPIENT'), risk('a', 'LOOK_ALIKE', { known: '+2348035550143' })] }, [
    item('a'),
    item('b'),
  ]);
  expect(warning).toMatchObject({
    item: { id: 'a' },
    codes: ['LOOK_ALIKE', 'NEW_RECIPIENT'],
    params: { known: '+2348035550143' },
  });
});

describe('a list of risks', () => {
  it.each([
    ['keeps the cart’s order', [risk('b', 'NEW_RECIPIENT'), risk('a', 'NEW_RECIPIENT')], ['a', 'b']],
    ['is empty without risks', [], []],
    ['leaves out items that are not in the cart', [risk('z', 'NEW_RECIPIENT')], []],
    ['lists each code once', [risk('a', 'NEW_RECIPIENT'), risk('a', 'NEW_RECIPIENT')], ['a']],
  ])('%s', (_, risks, ids) => expect(warningsOf({ risks }, [item('a'), item('b')]).map((each) => each.item.id)).toEqual(ids));

  it('requires a new confirmation for risks that a new quote adds', () => {
    const [before] = warningsOf({ risks: [risk('a', 'NEW_RECIPIENT')] }, [item('a')]);
    const [now] = warningsOf({ risks: [risk('a', 'NEW_RECIPIENT'), risk('a', 'UNUSUAL_AMOUNT')] }, [item('a')]);
    expect(warningKey(before!)).not.toBe(warningKey(now!));
  });
});

it('sorts all kinds of risks by severity and merges their parameters', () => {
  const codes = ['NEW_RECIPIENT', 'UNUSUAL_AMOUNT', 'NETWORK_MISMATCH', 'COUNTRY_MISMATCH', 'LOOK_ALIKE'] as const;
  const risks = codes.map((code, index) => risk('a', code, { [`p${index}`]: code }));
  const [warning] = warningsOf({ risks: [...risks, ...risks] }, [item('a')]);
  expect(warning).toEqual({
    item: item('a'),
    codes: codes.toReversed(),
    params: { p0: 'NEW_RECIPIENT', p1: 'UNUSUAL_AMOUNT', p2: 'NETWORK_MISMATCH', p3: 'COUNTRY_MISMATCH', p4: 'LOOK_ALIKE' },
  });
  expect(warningKey(warning!)).toMatch(/^LOOK_ALIKE\+COUNTRY_MISMATCH\+NETWORK_MISMATCH\+UNUSUAL_AMOUNT\+NEW_RECIPIENT:/);
});

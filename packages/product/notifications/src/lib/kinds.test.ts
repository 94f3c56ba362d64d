import { NOTIFICATION_KINDS } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { iconOf, isGood, linkOf, textKeyOf } from './kinds.ts';

describe('a notification', () => {
  it.each(NOTIFICATION_KINDS)('%s has its own text and icon', (kind) => {
    const key = textKeyOf({ kind, params: {} });
    expect([key, Object.keys(en.kind).includes(key)]).toEqual([key, true]);
    expect(key).not.toBe('other');
    expect(iconOf({ kind })).not.toBe('bell');
  });

  it('of an unknown kind has a general text', () => {
    expect([textKeyOf({ kind: 'moon.rise', params: {} }), iconOf({ kind: 'moon.rise' })]).toEqual(['other', 'bell']);
    expect(textKeyOf({ kind: 'constructor', params: {} })).toBe('other');
  });

  it('includes the reference of an order with several items', () => {
    expect(textKeyOf({ kind: 'order.completed', params: { items: 1 } })).toBe('orderCompleted');
    expect(textKeyOf({ kind: 'order.completed', params: { items: 3 } })).toBe('orderCompletedMany');
    expect(textKeyOf({ kind: 'order.failed', params: { items: 2 } })).toBe('orderFailedMany');
  });

  it('is positive for deliveries, credits and replies from support', () =>
    expect(NOTIFICATION_KINDS.filter((kind) => isGood({ kind }))).toEqual([
      'order.completed',
      'deposit.credited',
      'support.answered',
    ]));

  it.each([
    ['/orders/1', '/orders/1'],
    [undefined, undefined],
    ['https://evil.test', undefined],
    ['//evil.test', undefined],
    ['/\\evil.test', undefined],
    ['javascript:alert(1)', undefined],
  ])('with the link %s links to %s', (link, page) => expect(linkOf(link === undefined ? {} : { link })).toBe(page));
});

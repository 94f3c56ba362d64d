import type { Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import {
  canDetectNetwork,
  chosenNetwork,
  confidenceOf,
  missingDigits,
  isComplete,
  isSameNumber,
  isNational,
  networksFor,
  typedNumber,
  withDialCode,
} from './networks.ts';

const network = (id: string, countryIso: string, confidence?: number) =>
  ({ id, countryIso, ...(confidence !== undefined && { confidence }) }) as Network;
const kenya = { numberRule: { prefixes: ['254733'], pattern: '^\\+254[17]\\d{8}$', example: '+254733555014' } };

describe('a detected network', () => {
  it.each([
    [0.95, 3],
    [0.8, 3],
    [0.6, 2],
    [0.2, 1],
    [0, 0],
    [undefined, 0],
  ])('with confidence %s has %i steps on the meter', (confidence, steps) =>
    expect(confidenceOf(network('a', 'NG', confidence))).toBe(steps),
  );

  it.each([
    ['the detected one', [network('a', 'NG', 0.9), network('b', 'NG')], undefined, 'a'],
    ['the user’s choice', [network('a', 'NG', 0.9), network('b', 'NG')], 'b', 'b'],
    ['none if none is detected', [network('a', 'NG'), network('b', 'NG')], undefined, undefined],
    ['the only one', [network('a', 'NG')], undefined, 'a'],
    ['the detected one if the choice is in another country', [network('a', 'NG', 0.9)], 'x', 'a'],
  ])('chooses %s', (_, rows, choice, id) => expect(chosenNetwork(rows, choice)?.id).toBe(id));

  it('is the first among those of its country', () => {
    const all = [network('b', 'NG', 0.9), network('a', 'NG'), network('k', 'KE')];
    expect(networksFor('NG', all).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(networksFor(undefined, all)).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['+254733555014', true],
    ['+25473355', false],
    ['+2547335550145', false],
  ])('whether %s is complete: %s', (phone, complete) => expect(isComplete(phone, kenya)).toBe(complete));

  it.each([
    ['+25473355', 4],
    ['+254733555014', 0],
    ['+2547335550145', 0],
  ])('%s lacks %i digits', (number, left) => expect(missingDigits(number, kenya)).toBe(left));

  it.each([
    [{ phone: '0803 555 0142', e164: '+2348035550142' }, '+2348035550142'],
    [{ phone: '+254 733 55' }, '+25473355'],
    [{ phone: '0803' }, ''],
  ])('converts %j to the number %j', (typed, number) => expect(typedNumber(typed)).toBe(number));

  it.each([
    ['+234803', false],
    ['+2348035', true],
    ['2348035550142', false],
    ['+0348035550142', false],
  ])('whether %s is long enough to detect its network: %s', (phone, askable) => expect(canDetectNetwork(phone)).toBe(askable));

  it.each([
    ['0803', true],
    ['0803 555-0142', true],
    ['080', false],
    ['+234803', false],
    ['00234803', false],
    ['', false],
  ])('whether %j lacks its country code: %s', (text, national) => expect(isNational(text)).toBe(national));

  it.each([
    ['08031234567', '+234', '+234 8031234567'],
    ['0803 123', '+234', '+234 803123'],
    ['+254 733', '+234', '+234 '],
    ['', '+234', '+234 '],
  ])('combines %j and the code %s to %j', (text, code, number) => expect(withDialCode(text, code)).toBe(number));
});

it.each([
  ['+234803', '+2348035550142', true],
  ['+2348035550142', '+23480355501', true],
  ['+2348035550142', '+2348061234500', false],
  ['', '+2348035550142', false],
  ['+2348035550142', '', false],
])('whether a network detected for %j is valid for %j: %s', (one, other, same) => expect(isSameNumber(one, other)).toBe(same));

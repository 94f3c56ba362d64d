import { describe, expect, it } from 'vitest';

import { isWeakPin, pinWeaknesses } from './pin.ts';

describe('a weak PIN', () => {
  it.each([
    ['000000', ['repeats']],
    ['777777', ['repeats']],
    ['121212', ['repeats', 'date']],
    ['447447', ['repeats']],
    ['799979', ['repeats']],
    ['123456', ['sequence']],
    ['345678', ['sequence']],
    ['456789', ['sequence']],
    ['987654', ['sequence']],
    ['543210', ['sequence']],
    ['654321', ['sequence']],
    ['311299', ['date']],
    ['010203', ['date']],
    ['290224', ['date']],
    ['991231', ['date']],
    ['240229', ['date']],
    ['850607', ['date']],
    ['194037', ['year']],
    ['202958', ['year']],
    ['199384', ['year']],
    ['371940', ['year']],
    ['582029', ['year']],
    ['391987', ['year']],
  ])('%s: %j', (pin, weaknesses) => {
    expect(pinWeaknesses(pin).toSorted()).toEqual(expect.arrayContaining(weaknesses.toSorted()));
    expect(isWeakPin(pin)).toBe(true);
  });
});

describe('an accepted PIN', () => {
  it.each([
    ['274913', 'the demo accounts’'],
    ['112233', 'three digits, no even steps'],
    ['135790', 'steps of two'],
    ['789012', 'a sequence across nine, with a step of nine'],
    ['012346', 'five steps, one of them two'],
    ['320199', 'no day 32'],
    ['311399', 'no month 13'],
    ['300299', 'no 30 February either way'],
    ['290231', '2031 has no 29 February'],
    ['193977', 'a year too early'],
    ['203077', 'a year too late'],
    ['471939', 'a year too early, at the end'],
    ['472030', 'a year too late, at the end'],
  ])('%s (%s)', (pin) => expect(pinWeaknesses(pin)).toEqual([]));
});

it('rejects about one PIN in thirteen', () => {
  let weak = 0;
  for (let pin = 0; pin < 1_000_000; pin += 1) if (isWeakPin(String(pin).padStart(6, '0'))) weak += 1;
  expect(weak / 1_000_000).toBeGreaterThan(0.04);
  expect(weak / 1_000_000).toBeLessThan(0.12);
});

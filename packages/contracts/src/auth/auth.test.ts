import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { DEFAULT_ABILITY } from './ability.ts';
import { CreatePin, exactlyOneOfPinOrGrant, Login, pinOrGrant, StepUp, VerifyToken } from './auth.ts';
import { Registration, Session } from './user.ts';

const registration = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@kado.test',
  phone: '+2348031234567',
  countryIso: 'NG',
  languageCode: 'en',
  acceptTerms: true,
};

describe('a registration', () => {
  it('is accepted unchanged', () => expect(Registration.parse(registration)).toEqual(registration));

  it.each([
    ['an unknown field (Z2)', { role: 'admin' }],
    ['a balance (Z2)', { balance: { amountMinor: 1, currency: 'USD' } }],
    ['an ability (Z2)', { ability: [{ action: 'manage', subject: 'all' }] }],
    ['an id (Z2)', { id: 'x' }],
    ['terms that were not accepted', { acceptTerms: false }],
    ['no name', { firstName: '  ' }],
    ['a name of 81 letters', { lastName: 'x'.repeat(81) }],
    ['a name that turns the writing', { lastName: 'a\u202Eb' }],
    ['a name with a line break', { lastName: 'a\nb' }],
    ['a phone without a plus', { phone: '2348031234567' }],
    ['a phone in Arabic digits', { phone: '+٢٣٤٨٠٣١٢٣٤٥٦٧' }],
    ['a phone with spaces', { phone: '+234 803 123 4567' }],
    ['an e-mail without a host', { email: 'maya@' }],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(245)}@kado.test` }],
    ['a small country', { countryIso: 'ng' }],
    ['a language that we do not speak', { languageCode: 'xx' }],
  ])('is rejected with %s', (_, change) => expect(Registration.safeParse({ ...registration, ...change }).success).toBe(false));
});

describe('I8 six digits', () => {
  it.each(['27491', '2749130', '27491a', '٢٧٤٩١٣', '２７４９１３', ' 274913', '274913\n', '-27491', '2749.3', ''])(
    'are not %j',
    (digits) => {
      expect(Login.safeParse({ identifier: 'maya@kado.test', pin: digits }).success).toBe(false);
      expect(CreatePin.safeParse({ pinToken: 't', pin: digits }).success).toBe(false);
      expect(VerifyToken.safeParse({ challengeId: 'c', token: digits }).success).toBe(false);
    },
  );

  it('range from 000000 to 999999', () => {
    for (const pin of ['000000', '999999']) expect(Login.safeParse({ identifier: 'maya@kado.test', pin }).success).toBe(true);
  });
});

describe('"pin or grant"', () => {
  const Body = z.strictObject(pinOrGrant).check(exactlyOneOfPinOrGrant);
  it.each([
    [{ pin: '274913' }, true],
    [{ grant: 'g' }, true],
    [{}, false],
    [{ pin: '274913', grant: 'g' }, false],
    [{ pin: '2749' }, false],
    [{ grant: '' }, false],
    [{ grant: 'x'.repeat(129) }, false],
  ])('%j: %s', (body, valid) => expect(Body.safeParse(body).success).toBe(valid));
});

it.each(['checkout', 'reveal', 'redirect', 'credit'])('a step-up is for %s', (purpose) =>
  expect(StepUp.safeParse({ pin: '274913', purpose, ref: 'r' }).success).toBe(true),
);

it('rejects a step-up for any other purpose', () =>
  expect(StepUp.safeParse({ pin: '274913', purpose: 'login', ref: 'r' }).success).toBe(false));

it('rejects a session without a token', () =>
  expect(Session.safeParse({ expiresIn: 600, user: {}, ability: [] }).success).toBe(false));

it('allows read on Auth without an ability list', () => expect(DEFAULT_ABILITY).toEqual([{ action: 'read', subject: 'Auth' }]));

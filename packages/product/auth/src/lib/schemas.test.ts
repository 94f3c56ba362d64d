import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { fieldText } from './field-text.ts';
import { CodeFields, ForgotPinFields, LoginFields, NewPinFields, RegistrationFields } from './schemas.ts';

/** The error texts of a form, by field. */
function texts(schema: z.ZodMiniType, values: object): Record<string, string> {
  const { error } = schema.safeParse(values, { reportInput: true });
  const issues = (error?.issues ?? []).map(({ path, code, input }) => ({ path: path.join('.'), code, input }));
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, fieldText(issue)]));
}

const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@kado.test',
  phone: '+2348035550142',
  countryIso: 'NG',
  acceptTerms: true,
};

it.each([
  ['signing in', LoginFields, { identifier: 'ada@kado.test', pin: '274913' }, {}],
  ['signing in with spaces around the address', LoginFields, { identifier: ' ada@kado.test ', pin: '274913' }, {}],
  ['signing in with nothing', LoginFields, { identifier: ' ', pin: '' }, { identifier: 'required', pin: 'pin' }],
  ['signing in with five digits', LoginFields, { identifier: 'ada@kado.test', pin: '27491' }, { pin: 'pin' }],
  ['a forgotten PIN without an address', ForgotPinFields, { identifier: '' }, { identifier: 'required' }],
  ['a code', CodeFields, { token: '274913' }, {}],
  ['a code in Arabic digits', CodeFields, { token: '٢٧٤٩١٣' }, { token: 'code' }],
  ['a new PIN', NewPinFields, { pin: '274913', again: '274913' }, {}],
  ['a new PIN of five digits', NewPinFields, { pin: '27491', again: '' }, { pin: 'pin' }],
  ['a weak PIN', NewPinFields, { pin: '123456', again: '123456' }, { pin: 'weakPin' }],
  ['a weak PIN that is not repeated', NewPinFields, { pin: '123456', again: '' }, { pin: 'weakPin' }],
  ['two PINs that differ', NewPinFields, { pin: '274913', again: '274914' }, { again: 'again' }],
  ['registering', RegistrationFields, ada, {}],
] as const)('validates %s', (_, schema, values, expected) => expect(texts(schema, values)).toEqual(expected));

it('trims a pasted address', () => {
  const identifier = ' ada@kado.test ';
  expect(LoginFields.parse({ identifier, pin: '274913' })).toEqual({ identifier: 'ada@kado.test', pin: '274913' });
  expect(ForgotPinFields.parse({ identifier })).toEqual({ identifier: 'ada@kado.test' });
});

describe('a registration', () => {
  it.each([
    [{ firstName: '  ' }, { firstName: 'required' }],
    [{ firstName: 'x'.repeat(81) }, { firstName: 'name' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'name' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ada@kado' }, { email: 'email' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '0803 555' }, { phone: 'phone' }],
    [{ countryIso: '' }, { countryIso: 'required' }],
    [{ acceptTerms: false }, { acceptTerms: 'terms' }],
  ])('rejects %o', (change, expected) => expect(texts(RegistrationFields, { ...ada, ...change })).toEqual(expected));

  it('trims names and address', () =>
    expect(RegistrationFields.parse({ ...ada, firstName: ' Ada ', email: ' ada@kado.test ' })).toEqual(ada));
});

import { describe, expect, it } from 'vitest';
import { EmailForm, PhoneForm, PinForm } from './schemas.ts';

const wrongIn = (values: object) => PinForm.safeParse(values).error?.issues.map(({ path }) => path[0]);

describe('the schema of the PIN form', () => {
  it.each([
    [{ currentPin: '274913', newPin: '582067', again: '582067' }, undefined],
    [{ currentPin: '27', newPin: '582067', again: '582067' }, ['currentPin']],
    [{ currentPin: '274913', newPin: '123456', again: '123456' }, ['newPin']],
    [{ currentPin: '274913', newPin: '582067', again: '582068' }, ['again']],
  ])('%j: %j', (values, wrong) => expect(wrongIn(values)).toEqual(wrong));
});

describe('the schemas of the contact forms', () => {
  it.each([
    [' ada@kado.test ', 'ada@kado.test'],
    ['ada', undefined],
  ])('parses the address %j as %j', (contact, taken) => expect(EmailForm.safeParse({ contact }).data?.contact).toBe(taken));
  it.each([
    ['+234 803 555 0142', '+2348035550142'],
    ['0803', undefined],
  ])('parses the number %j as %j', (contact, taken) => expect(PhoneForm.safeParse({ contact }).data?.contact).toBe(taken));
});

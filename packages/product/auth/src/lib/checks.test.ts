import { expect, it } from 'vitest';
import { email, phone, required, sixDigits, ticked } from './checks.ts';

it.each([
  [required, ' ', 'required'],
  [required, 'Ada', undefined],
  [email, '', 'required'],
  [email, 'ada@kado', 'email'],
  [email, ' ada@kado.test ', undefined],
  [phone, '', 'required'],
  [phone, '0803 555', 'phone'],
  [phone, '+2348035550142', undefined],
  [sixDigits('pin'), '27491', 'pin'],
  [sixDigits('pin'), '274913', undefined],
  [sixDigits('code'), '٢٧٤٩١٣', 'code'],
  [ticked, '', 'terms'],
  [ticked, 'yes', undefined],
] as const)('%o finds in "%s" the fault %s', (check, value, fault) => expect(check(value)).toBe(fault));

import { expect, it } from 'vitest';
import { refusedTerms } from './use-confirm.ts';

it.each([
  ['no answer', { status: 0 }, undefined],
  ['a failure of the server', { status: 503 }, undefined],
  ['a timeout', { status: 408 }, undefined],
  ['a wrong PIN', { status: 403, code: 'WRONG_PIN', data: { attemptsLeft: 2 } }, undefined],
  ['the ceiling', { status: 422, code: 'INVALID', fields: { 'ceiling.amountMinor': 'Too low' } }, { ceiling: 'Too low' }],
  ['the gift', { status: 422, code: 'INVALID', fields: { 'item.phone': 'Wrong number', pin: 'x' } }, { form: 'Wrong number' }],
  ['a conflict', { status: 409, code: 'STATE_CONFLICT' }, { form: 'The text' }],
])('the refused terms in %s', (_, error, refused) => expect(refusedTerms(error, 'The text')).toEqual(refused));

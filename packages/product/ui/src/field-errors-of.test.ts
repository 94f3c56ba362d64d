import { expect, it } from 'vitest';

import { fieldErrorsOf } from './field-errors-of.ts';

it.each([
  ['a refusal that names fields', { code: 'INVALID', fields: { 'items.0.phone': 'No.' } }, { 'items.0.phone': 'No.' }],
  ['a failure without fields', { code: 'NETWORK', fields: {} }, {}],
  ['an exception', { name: 'TypeError', message: 'x' }, {}],
  ['no failure', undefined, {}],
])('the field errors of %s', (_, error, fields) => expect(fieldErrorsOf(error)).toEqual(fields));

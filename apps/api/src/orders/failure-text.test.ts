import { expect, it } from 'vitest';

import { translate } from '../i18n/translate.ts';
import { failureText } from './failure-text.ts';

const DETAILS = { networkId: 'n', network: 'Sunbird', countryIso: 'NG', rate: '1520.00' };

it.each([
  ['INVALID_NUMBER', 'en', 'failure.INVALID_NUMBER'],
  ['INVALID_NUMBER', 'de', 'failure.INVALID_NUMBER'],
  ['ANYTHING', 'en', 'failure.OTHER'],
] as const)('%s is explained in %s by %s', (code, language, key) =>
  expect(failureText(language)(code, DETAILS, 'topup')).toBe(translate(language, key, { network: 'Sunbird' })),
);

it.each([
  ['gift', 'failure.INVALID_ADDRESS'],
  ['bank', 'failure.INVALID_ACCOUNT'],
] as const)('a %s to an invalid recipient is explained by %s', (kind, key) => {
  for (const language of ['en', 'ar'] as const) {
    expect(failureText(language)('INVALID_NUMBER', DETAILS, kind)).toBe(translate(language, key, { network: 'Sunbird' }));
    expect(failureText(language)('REFUSED', DETAILS, kind)).toBe(translate(language, 'failure.OTHER', { network: 'Sunbird' }));
  }
});

import type { LanguageCode } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';
import type { FailureText } from './order.ts';

const INVALID = { topup: 'failure.INVALID_NUMBER', gift: 'failure.INVALID_ADDRESS', bank: 'failure.INVALID_ACCOUNT' } as const;
const isKind = (kind: string): kind is keyof typeof INVALID => kind in INVALID;

/** Explains in the user's language why an item failed. Unknown codes get a general text. */
export const failureText =
  (language: LanguageCode): FailureText =>
  (code, { network }, kind) =>
    translate(language, code === 'INVALID_NUMBER' && isKind(kind) ? INVALID[kind] : 'failure.OTHER', { network });

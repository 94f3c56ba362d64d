import type { LanguageCode } from '@kado/contracts';

import { words } from '../words/words.ts';
import type { FailureText } from './present.ts';

/** Why an item failed, in the reader's language; a code that we have no sentence for gets a general one. */
export const failureText =
  (language: LanguageCode): FailureText =>
  (code, { network }) =>
    words(language, code === 'INVALID_NUMBER' ? 'failure.INVALID_NUMBER' : 'failure.OTHER', { network });

import type { LanguageCode } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import { CODE_LIFETIME_SECONDS } from './codes.ts';
import type { Purpose } from './repository.ts';

type Recipient = { to: string; language: LanguageCode };
const KEYS = {
  register: 'mail.register',
  'forgot-pin': 'mail.forgot',
  'change-contact': 'mail.contact',
  gift: 'mail.gift',
} as const satisfies Record<Purpose, string>;

/** The code comes first. The message contains no name, because a stranger who registers somebody else's address could choose it. */
export function codeMessage({ to, language }: Recipient, purpose: Purpose, code: string): Message {
  const key = KEYS[purpose];
  const message = composeMessage({
    to,
    language,
    subject: translate(language, `${key}.subject`),
    urgent: true,
    lead: { text: translate(language, `${key}.code`, { code }), strong: code },
    lines: [translate(language, 'mail.codeLife'), translate(language, 'mail.ignore')],
  });
  return { ...message, lifetimeSeconds: CODE_LIFETIME_SECONDS };
}

/** Sent instead of a code, with the same timing, when the address already has an account. */
export const accountExistsMessage = ({ to, language }: Recipient): Message =>
  composeMessage({
    to,
    language,
    subject: translate(language, 'mail.exists.subject'),
    urgent: true,
    lines: [
      translate(language, 'mail.exists.text'),
      translate(language, 'mail.exists.forgot'),
      translate(language, 'mail.ignore'),
    ],
  });

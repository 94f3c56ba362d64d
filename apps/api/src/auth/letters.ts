import type { LanguageCode } from '@kado/contracts';

import { write } from '../mail/letter.ts';
import type { Message } from '../mail/message.ts';
import { words } from '../words/words.ts';
import type { Purpose } from './challenges.ts';

type To = { to: string; language: LanguageCode };
const PLACES = { register: 'mail.register', 'forgot-pin': 'mail.forgot' } as const satisfies Record<Purpose, string>;

/** The code stands first. No name in it: whoever registers a stranger's address must not choose words for them. */
export function codeLetter({ to, language }: To, purpose: Purpose, code: string): Message {
  const place = PLACES[purpose];
  return write({
    to,
    language,
    subject: words(language, `${place}.subject`),
    first: { text: words(language, `${place}.code`, { code }), mark: code },
    lines: [words(language, 'mail.codeLife'), words(language, 'mail.ignore')],
  });
}

/** What the owner of a known address gets instead of a code. */
export const existsLetter = ({ to, language }: To): Message =>
  write({
    to,
    language,
    subject: words(language, 'mail.exists.subject'),
    lines: [words(language, 'mail.exists.text'), words(language, 'mail.exists.forgot'), words(language, 'mail.ignore')],
  });

export const pinChangedLetter = ({ to, language }: To, name: string): Message =>
  write({
    to,
    language,
    subject: words(language, 'mail.pinChanged.subject'),
    name,
    lines: [words(language, 'mail.pinChanged.text'), words(language, 'mail.pinChanged.notYou')],
  });

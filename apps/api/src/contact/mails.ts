import type { LanguageCode } from '@kado/contracts';

import { languageOr, type MessageKey, translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import type { TicketRow } from './ticket.ts';

const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

/** The mail about a new message, to the support address or to the operators. */
export function receivedMessage(
  ticket: TicketRow,
  files: number,
  { email: to, languageCode }: { email: string; languageCode: string },
): Message {
  const language = languageOr(languageCode);
  const word = (name: 'from' | 'email' | 'topic' | 'order' | 'files'): string => translate(language, `contact.received.${name}`);
  const topic = translate(language, `contact.topics.${ticket.topic}` as MessageKey);
  const { reference, name, email, orderId } = ticket;
  return composeMessage({
    to,
    language,
    subject: translate(language, 'contact.received.subject', { reference, topic }),
    lines: linesOf(ticket.message),
    table: [
      [word('from'), name],
      [word('email'), email],
      [word('topic'), topic],
      ...(orderId ? [[word('order'), orderId] as const] : []),
      ...(files > 0 ? [[word('files'), String(files)] as const] : []),
    ],
  });
}

/** The mail with a reply, to the address that the customer typed. */
export function replyMessage({ reference, name, email }: TicketRow, text: string, language: LanguageCode): Message {
  return composeMessage({
    to: email,
    language,
    subject: translate(language, 'contact.reply.subject', { reference }),
    name,
    lines: [translate(language, 'contact.reply.lead'), ...linesOf(text)],
    table: [[translate(language, 'contact.reply.reference'), reference]],
  });
}

import type { LanguageCode } from '@kado/contracts';

import { escapeHtml } from '../http/html.ts';
import { isRtl } from '../i18n/direction.ts';
import { translate } from '../i18n/translate.ts';
import type { Message } from './message.ts';

export type MessageContent = {
  to: string;
  language: LanguageCode;
  subject: string;
  /** Whether it is sent before others. */
  urgent?: boolean;
  /** The first paragraph; `strong` is the part of it in bold, such as a code. */
  lead?: { text: string; strong: string };
  name?: string;
  /** Paragraphs; a paragraph with several lines is an array or contains line breaks. */
  lines: readonly (string | readonly string[])[];
  /** A link after the lines: the plain text shows the address, HTML shows `text`. */
  link?: { text: string; href: string };
  /** Paragraphs after the link. */
  closing?: readonly string[];
  /** Label and value pairs, for example of a receipt. */
  table?: readonly (readonly [label: string, value: string])[];
};

/** Control characters in user input could end a header or change the text direction. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');

const linesOf = (paragraph: string | readonly string[]): string[] =>
  [paragraph].flat().flatMap((text) => text.split(/\r\n|\r|\n/).map(plain));

const htmlDocument = (body: string, { language, subject }: MessageContent): string =>
  `<!doctype html><html lang="${language}" dir="${isRtl(language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body}</body></html>`;

/** A label and its value on one line, with the punctuation of the language. */
export const pair = (language: LanguageCode, label: string, value: string): string =>
  translate(language, 'mail.pair', { label, value });

/** Renders a message as plain text and as HTML with the same content in the same order. */
export function composeMessage(content: MessageContent): Message {
  const { to, language, lead, name, lines, link, table = [] } = content;
  const greeting = name === undefined ? [] : [translate(language, 'mail.hello', { name: plain(name) })];
  const rows = table.map(([label, value]) => [plain(label), plain(value)] as const);
  const last = (content.closing ?? []).map(plain);
  const signature = [translate(language, 'mail.bye'), translate(language, 'mail.footer')];
  const paragraphs = [...greeting.map((line) => [line]), ...lines.map(linesOf)];
  const text = [
    ...(lead ? [lead.text] : []),
    ...paragraphs.map((each) => each.join('\n')),
    ...(rows.length > 0 ? [rows.map(([label, value]) => pair(language, label, value)).join('\n')] : []),
    ...(link ? [pair(language, plain(link.text), link.href)] : []),
    ...last,
    signature.join('\n'),
  ].join('\n\n');
  const head = lead
    ? `<p>${escapeHtml(lead.text).replace(escapeHtml(lead.strong), (strong) => `<strong>${strong}</strong>`)}</p>`
    : '';
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th align="${isRtl(language) ? 'right' : 'left'}">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html =
    head +
    paragraphs.map((each) => `<p>${each.map(escapeHtml).join('<br>')}</p>`).join('') +
    (cells && `<table>${cells}</table>`) +
    (link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(plain(link.text))}</a></p>` : '') +
    last.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
    `<p>${signature.map(escapeHtml).join('<br>')}</p>`;
  const message = { to, subject: plain(content.subject), text, html: htmlDocument(html, content) };
  return content.urgent ? { ...message, urgent: true } : message;
}

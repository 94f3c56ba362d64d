import type { LanguageCode } from '@kado/contracts';

import { escapeHtml } from '../http/html.ts';
import { words } from '../words/words.ts';
import type { Message } from './message.ts';

export type Letter = {
  to: string;
  language: LanguageCode;
  subject: string;
  /** Stands first, alone and large: a code, or nothing. */
  first?: { text: string; mark: string };
  name?: string;
  lines: readonly string[];
  /** Pairs of a receipt or the like. */
  table?: readonly (readonly [label: string, value: string])[];
};

/** Control characters in what people typed would end a header or turn the direction. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');

const markup = (body: string, { language, subject }: Letter): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body}</body></html>`;

/** One letter in Kado's form, as text and as markup that says the same in the same order. */
export function write(letter: Letter): Message {
  const { to, language, first, name, lines, table = [] } = letter;
  const hello = name === undefined ? [] : [words(language, 'mail.hello', { name: plain(name) })];
  const rows = table.map(([label, value]) => [plain(label), plain(value)] as const);
  const ending = [words(language, 'mail.bye'), words(language, 'mail.footer')];
  const said = [...hello, ...lines.map(plain)];
  const text = [
    ...(first ? [first.text] : []),
    ...said,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ending.join('\n'),
  ].join('\n\n');
  const head = first
    ? `<p>${escapeHtml(first.text).replace(escapeHtml(first.mark), (mark) => `<strong>${mark}</strong>`)}</p>`
    : '';
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th align="${language === 'ar' ? 'right' : 'left'}">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html =
    head +
    said.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
    (cells && `<table>${cells}</table>`) +
    `<p>${ending.map(escapeHtml).join('<br>')}</p>`;
  return { to, subject: plain(letter.subject), text, html: markup(html, letter) };
}

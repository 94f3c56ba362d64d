import { createHash } from 'node:crypto';

import type { Receipt } from '@kado/contracts';

import { escapeHtml } from '../http/html.ts';
import { isRtl } from '../i18n/direction.ts';

const STYLE =
  'body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}table{width:100%;border-collapse:collapse}th{font-weight:600;text-align:start}td,th{padding:.4rem 0;vertical-align:top}td:last-child,th:last-child{text-align:end;white-space:nowrap}p{margin:.2rem 0}.paid{font-size:2rem;font-weight:600}';

/** The page may only use its own styles. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
].join('; ');

const lines = (texts: readonly string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

/** A receipt as an HTML page. */
export function receiptPage(receipt: Receipt): string {
  const { language, title, reference, summary, paidLabel, paid, payer, date, note, itemLabel, amountLabel, check } = receipt;
  const items = receipt.items.map(
    ({ title: name, amount, product, price, state }) =>
      `<tr><td><b>${escapeHtml(name)}</b>${lines([product, price, state])}</td><td>${escapeHtml(amount)}</td></tr>`,
  );
  const totals = receipt.totals.map(
    ({ label, amount }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(amount)}</td></tr>`,
  );
  const body = [
    `<h1>${escapeHtml(title)}</h1>${lines([reference, summary, paidLabel])}<p class="paid">${escapeHtml(paid)}</p>`,
    lines([payer, date, ...(note ? [note] : [])]),
    `<table><thead><tr><th scope="col">${escapeHtml(itemLabel)}</th><th scope="col">${escapeHtml(amountLabel)}</th></tr></thead><tbody>${items.join('')}</tbody></table>`,
    `<table>${totals.join('')}</table>`,
    check
      ? `<h2><a href="${escapeHtml(check.url)}">${escapeHtml(check.title)}</a></h2>${lines([check.text, check.checksumLabel, check.checksum])}`
      : '',
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${title} ${reference}`)}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${language}" dir="${isRtl(language) ? 'rtl' : 'ltr'}"><head>${head}</head><body>${body.join('')}</body></html>`;
}

import { type LanguageCode, money, type Receipt } from '@kado/contracts';

import { languageOr, translate } from '../i18n/translate.ts';
import { composeMessage, pair } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import { formatReceived } from '../i18n/money.ts';
import type { Loss } from './repository.ts';

/** A receipt as an e-mail. */
export function receiptMessage(receipt: Receipt, to: string, firstName: string): Message {
  const { language, check } = receipt;
  const items = receipt.items.map(({ title, amount, product, price, state }) => [title, product, price, state, amount]);
  return composeMessage({
    to,
    language,
    subject: translate(language, 'receipt.subject', { reference: receipt.reference }),
    name: firstName,
    lines: [
      `${receipt.title} ${receipt.reference}`,
      receipt.summary,
      [pair(language, receipt.paidLabel, receipt.paid), receipt.payer, receipt.date, ...(receipt.note ? [receipt.note] : [])],
      `${receipt.itemLabel} · ${receipt.amountLabel}`,
      ...items,
    ],
    table: receipt.totals.map(({ label, amount }) => [label, amount] as const),
    ...(check
      ? {
          link: { text: check.title, href: check.url },
          closing: [check.text, pair(language, check.checksumLabel, check.checksum)],
        }
      : {}),
  });
}

/** The mail to one operator about an item that was delivered after its money had been returned. */
export function lossMessage({ item, reference, operator }: Loss): Message {
  const language: LanguageCode = languageOr(operator.languageCode);
  const receive = formatReceived(money(item.receive, item.receiveCurrency), language);
  const send = money(item.send, item.currency);
  const supplier = item.supplier ?? '';
  const body = translate(language, 'lossMail.body', { supplier, receive, recipient: item.target, send });
  const subject = translate(language, 'lossMail.subject', { reference });
  return composeMessage({ to: operator.email, language, subject, lines: [body] });
}

import { type LanguageCode, money } from '@kado/contracts';

import { recordAudit } from '../audit/record.ts';
import type { Clock } from '../clock.ts';
import { languageOr, translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ItemRow } from '../orders/order.ts';
import type { OrderNotifications } from '../orders/settle.ts';
import { formatReceived, formatSent } from './compose.ts';
import { findOperators, orderReference } from './repository.ts';
import { queueReceipt } from './service.ts';

type Context = { mail: Outbox; clock: Clock; supplierName: string };

function lossMessage(item: ItemRow, reference: string, supplier: string, to: string, language: LanguageCode): Message {
  const receive = formatReceived(money(item.receive, item.receiveCurrency), language);
  const send = formatSent(money(item.send, item.currency));
  const body = translate(language, 'lossMail.body', { supplier, receive, recipient: item.target, send });
  return composeMessage({ to, language, subject: translate(language, 'lossMail.subject', { reference }), lines: [body] });
}

/** The mails that orders cause: a receipt when an order is final, an alert to every operator when the company loses money. */
export const createOrderNotifications = ({ mail, clock, supplierName }: Context): OrderNotifications => ({
  orderFinal: (tx, orderId) => queueReceipt(tx, mail, orderId),
  lossBooked: async (tx, item) => {
    const reference = await orderReference(tx, item.orderId);
    const after = { supplier: supplierName, reference, send: item.send.toString(), currency: item.currency };
    await recordAudit(tx, { at: clock.now(), action: 'supplier.late', subject: 'OrderItem', subjectId: item.id, after });
    for (const { email, languageCode } of await findOperators(tx))
      await mail.queue(tx, lossMessage(item, reference, supplierName, email, languageOr(languageCode)));
  },
});

import { type LanguageCode, money } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/types.ts';
import { languageOr, translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { LossNotice } from '../orders/book-loss.ts';
import { formatReceived } from './format.ts';
import { findLoss, findOperators, orderReference } from './repository.ts';
import { renderReceipt } from './service.ts';

type Context = { mail: Outbox; clock: Clock };

/** The letter to one operator about an item that was delivered after its money had gone back. */
async function renderLoss(db: Db, itemId: string, operatorId: string): Promise<Message | undefined> {
  const found = await findLoss(db, itemId, operatorId);
  if (!found) return undefined;
  const { item, reference, operator } = found;
  const language: LanguageCode = languageOr(operator.languageCode);
  const receive = formatReceived(money(item.receive, item.receiveCurrency), language);
  const send = money(item.send, item.currency);
  const supplier = item.supplier ?? '';
  const body = translate(language, 'lossMail.body', { supplier, receive, recipient: item.target, send });
  const subject = translate(language, 'lossMail.subject', { reference });
  return composeMessage({ to: operator.email, language, subject, lines: [body] });
}

/** Renders the letters that orders cause, when they are sent: an error in one stops no money. */
export function renderLetters({ env, db, mail }: Pick<FastifyInstance, 'env' | 'db' | 'mail'>): void {
  mail.renderers.receipt = ({ orderId = '' }) => renderReceipt(env, db, orderId);
  mail.renderers.loss = ({ itemId = '', operatorId = '' }) => renderLoss(db, itemId, operatorId);
}

/** A loss has a row in the audit trail and a letter to every operator. */
export const createLossNotice =
  ({ mail, clock }: Context): LossNotice =>
  async (tx, item) => {
    const reference = await orderReference(tx, item.orderId);
    const after = { supplier: item.supplier, reference, send: item.send.toString(), currency: item.currency };
    await recordAudit(tx, { at: clock.now(), action: 'supplier.late', subject: 'OrderItem', subjectId: item.id, after });
    for (const { id } of await findOperators(tx)) await mail.queueLetter(tx, { kind: 'loss', itemId: item.id, operatorId: id });
  };

import { recordAudit } from '../audit/record.ts';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { LossNotice } from '../orders/book-loss.ts';
import { findOperators, orderReference } from './repository.ts';

type Context = { mail: Outbox; clock: Clock };

/** Records a loss in the audit trail, and mails it to every operator. */
export const createLossNotice =
  ({ mail, clock }: Context): LossNotice =>
  async (tx, item) => {
    const reference = await orderReference(tx, item.orderId);
    const after = { supplier: item.supplier, reference, send: item.send.toString(), currency: item.currency };
    await recordAudit(tx, { at: clock.now(), action: 'supplier.late', subject: 'OrderItem', subjectId: item.id, after });
    for (const { id } of await findOperators(tx)) await mail.queueTemplate(tx, { kind: 'loss', itemId: item.id, operatorId: id });
  };

import { money } from '@kado/contracts';

import type { Clock } from '../clock.ts';
import type { Db } from '../db/types.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notify } from '../notifications/service.ts';
import type { DepositRow } from './deposit.ts';

/** Notifies the owner of a deposit's new status, in the transaction that changes it: in the app and by e-mail, as their preferences say. */
export async function notifyDeposit(context: { mail: Outbox; clock: Clock }, tx: Db, deposit: DepositRow): Promise<void> {
  const { id, userId, status, reference, reason, declared, currency } = deposit;
  if (status === 'awaiting_proof' || status === 'cancelled') return;
  const amount = status === 'credited' ? money(deposit.credit, deposit.walletCurrency) : money(declared, currency);
  const isOther = status === 'credited' && deposit.amount !== declared;
  const other = { declaredMinor: Number(declared), paidMinor: Number(deposit.amount), paidCurrency: currency };
  const params = { reference, ...amount, ...(reason === null ? {} : { reason }), ...(isOther ? other : {}) };
  await notify(context, tx, { userId, kind: `deposit.${status}`, params, link: `/deposits/${id}` });
}

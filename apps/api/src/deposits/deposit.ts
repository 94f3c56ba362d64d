import { type Deposit, type DepositStatus, money } from '@kado/contracts';

import type { deposits } from '../db/schema/deposits.ts';

export type DepositRow = Omit<typeof deposits.$inferSelect, 'status'> & { status: DepositStatus };

/** A deposit as its owner sees it. The credited value is null before the credit. */
export const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  reference: row.reference,
  bankId: row.bankId,
  amount: money(row.amount, row.currency),
  fee: money(row.fee, row.currency),
  ...(row.status === 'credited' ? { credited: money(row.credit, row.walletCurrency) } : {}),
  ...(row.proofFileId ? { proofFileId: row.proofFileId } : {}),
  status: row.status,
  ...(row.reason === null ? {} : { reason: row.reason }),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

import { type DepositReview, money } from '@kado/contracts';

import { toDeposit } from '../deposits/deposit.ts';
import { toFile } from '../files/repository.ts';
import type { ReviewRow } from './repository.ts';

/** A deposit as this operator sees it. */
export function toReview({ deposit, user, file, credited, rejected, sameProof }: ReviewRow, operatorId: string): DepositReview {
  const { price, submittedAt, decidedAt, decidedBy, note } = deposit;
  return {
    ...toDeposit(deposit),
    customer: { ...user, createdAt: user.createdAt.toISOString(), credited, rejected },
    declared: money(deposit.declared, deposit.currency),
    rate: price.rate,
    feeRule: price.fee,
    etaMinutes: price.etaMinutes,
    ...(file ? { proof: { ...toFile(file), createdAt: file.createdAt.toISOString() } } : {}),
    sameProof,
    ...(submittedAt ? { submittedAt: submittedAt.toISOString() } : {}),
    ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
    ...(decidedBy ? { decidedBy } : {}),
    ...(note ? { note } : {}),
    own: user.id === operatorId,
  };
}

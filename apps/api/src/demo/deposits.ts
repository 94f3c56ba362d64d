import { createHash } from 'node:crypto';

import { money, toDecimal } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { after, type Clock } from '../clock.ts';
import { creditDeposit } from '../deposit-reviews/service.ts';
import { findDeposit } from '../deposits/repository.ts';
import { createDeposit, submitProof } from '../deposits/service.ts';
import { ensureFile, markStored } from '../files/repository.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { DEPOSITS } from './sample-data.ts';
import { transferSlip } from './slip.ts';

/** The customer who pays in, and the operator who credits it. */
export type DemoPeople = { userId: string; operatorId: string };
/** The id of the deposit and of its proof. */
type Ids = { id: string; fileId: string };

const MINUTES = 60;
const HOLDER = 'Maya Haddad';
/** Events before the first start send no mail. */
const silent = (mail: Outbox): Outbox => ({ ...mail, queue: async () => undefined });

async function addSlip({ db, storage }: FastifyInstance, userId: string, id: string, bytes: Buffer, at: Date): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const row = { id, userId, purpose: 'proof', name: 'transfer-slip.pdf', mime: 'application/pdf', size: bytes.length, hash };
  await ensureFile(db, { ...row, createdAt: at, unusedSince: at });
  await storage.put(id, bytes);
  await markStored(db, id, at);
}

/** Creates a deposit up to its credit with the functions that customers and operators use. Continues where an interrupted start stopped. */
export async function addDeposit(
  app: FastifyInstance,
  { userId, operatorId }: DemoPeople,
  { id, fileId }: Ids,
  { bank, cents }: (typeof DEPOSITS)[number],
  clockAt: (time: Date) => Clock,
  credited: Date,
): Promise<void> {
  const { db, reference, env } = app;
  const amount = money(cents, 'USD');
  const step = (minutes: number) => ({
    db,
    reference,
    mail: silent(app.mail),
    clock: clockAt(after(credited, -minutes * MINUTES)),
  });
  const bankId = reference.banks.find(({ name }) => name === bank)?.id ?? '';
  const statusNow = async () => (await findDeposit(db, userId, id, clockAt(credited).sql()))?.status;
  if ((await statusNow()) === undefined)
    await createDeposit({ ...step(40), walletCurrency: env.walletCurrency }, { userId }, { bankId, amount }, id);
  const deposit = await findDeposit(db, userId, id, clockAt(credited).sql());
  if (deposit?.status === 'awaiting_proof') {
    const proven = step(30);
    const slip = transferSlip(bank, [
      ['From', HOLDER],
      ['To', 'Kado Payments'],
      ['Reference', deposit.reference],
      ['Amount', `${toDecimal(amount)} USD`],
      ['Date', proven.clock.now().toISOString().slice(0, 10)],
    ]);
    await addSlip(app, userId, fileId, slip, proven.clock.now());
    await submitProof(proven, { userId, id }, fileId);
  }
  if ((await statusNow()) === 'in_review') await creditDeposit(step(0), { id: operatorId }, id, { amount, note: '' });
}

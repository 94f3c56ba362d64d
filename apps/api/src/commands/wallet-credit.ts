import { fromDecimal, toDecimal } from '@kado/contracts';

import { recordAudit } from '../audit/record.ts';
import { systemClock } from '../clock.ts';
import { credit } from '../ledger/credit.ts';
import { findUserByEmail } from '../users/repository.ts';
import { runCommand } from './command.ts';

// pnpm wallet:credit EMAIL AMOUNT [MEMO]: credits money that was paid outside of Kado. Without a memo, the statement shows only the type.
await runCommand(async (db, { walletCurrency: currency }) => {
  const [email, text, memo = ''] = process.argv.slice(2);
  const amount = fromDecimal(text ?? '', currency);
  if (!email || !amount || amount.amountMinor <= 0)
    throw new Error(`Usage: pnpm wallet:credit EMAIL 25.00 [MEMO], in ${currency}`);
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`${email} has no account yet. Register first, then run this again.`);
  const entry = { userId: user.id, currency, amount: BigInt(amount.amountMinor), bankId: 'manual', memo };
  await db.transaction(async (tx) => {
    await credit(tx, { ...entry, at: systemClock.sql() });
    const after = { amount: toDecimal(amount), currency, memo };
    await recordAudit(tx, { at: new Date(), action: 'wallet.credited', subject: 'Wallet', subjectId: user.id, after });
  });
  return `${user.email} has ${toDecimal(amount)} ${currency} more.`;
});

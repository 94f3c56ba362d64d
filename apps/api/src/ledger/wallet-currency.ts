import { and, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { deposits } from '../db/schema/deposits.ts';
import { wallets } from '../db/schema/money.ts';
import { EnvError } from '../settings.ts';

/** Prevents a start with a wallet currency that differs from existing wallets or open deposits: their amounts would be shown and priced in the wrong currency. */
export async function checkWalletCurrency({ db, env }: FastifyInstance): Promise<void> {
  const { walletCurrency } = env;
  const [other] = await db
    .select({ currency: wallets.currency })
    .from(wallets)
    .where(ne(wallets.currency, walletCurrency))
    .limit(1);
  if (other) throw new EnvError(`KADO_WALLET_CURRENCY is ${walletCurrency}, but the database has wallets in ${other.currency}`);
  const [open] = await db
    .select({ currency: deposits.walletCurrency })
    .from(deposits)
    .where(and(ne(deposits.walletCurrency, walletCurrency), inArray(deposits.status, ['awaiting_proof', 'in_review'])))
    .limit(1);
  if (open)
    throw new EnvError(`KADO_WALLET_CURRENCY is ${walletCurrency}, but the database has open deposits in ${open.currency}`);
}

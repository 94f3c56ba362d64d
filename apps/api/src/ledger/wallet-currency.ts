import { ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { wallets } from '../db/schema/money.ts';
import { EnvError } from '../env.ts';

/** Stops a start with another wallet currency than that of the wallets: their amounts would be shown and priced in the wrong one. */
export async function checkWalletCurrency({ db, env }: FastifyInstance): Promise<void> {
  const { walletCurrency } = env;
  const [other] = await db
    .select({ currency: wallets.currency })
    .from(wallets)
    .where(ne(wallets.currency, walletCurrency))
    .limit(1);
  if (other) throw new EnvError(`KADO_WALLET_CURRENCY is ${walletCurrency}, but the database has wallets in ${other.currency}`);
}

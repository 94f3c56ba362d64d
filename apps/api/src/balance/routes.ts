import { Balance, dataOf, Transaction, TransactionQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { findBalance, findTransactions } from './repository.ts';

export const balanceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;

  app.get(
    '/balance',
    { config: { ability: ['read', 'Balance'] }, schema: { response: { 200: dataOf(Balance) } } },
    async ({ user }) => ({
      data: await findBalance(db, user.id, env.walletCurrency),
    }),
  );

  const schema = { querystring: TransactionQuery, response: { 200: dataOf(z.array(Transaction)) } };
  app.get('/transactions', { config: { ability: ['read', 'Transaction'] }, schema }, async ({ user, query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const before = placeOf(cursor);
    const rows = await findTransactions(db, user.id, { ...filter, before }, limit + 1, env.walletCurrency);
    const { data, ...rest } = pageOf(rows, limit, ({ seq }) => encodeCursor(String(seq)));
    return { data: data.map(({ line }) => line), ...rest };
  });
};

function placeOf(cursor: string | undefined): number | undefined {
  const [seq] = decodeCursor(cursor, 1) ?? [];
  if (seq === undefined) return undefined;
  const place = Number(seq);
  return Number.isSafeInteger(place) && place < 2 ** 31 ? place : 0;
}

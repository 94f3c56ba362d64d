import { Balance, dataOf, Transaction, TransactionQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf, readSequence } from '../http/cursors.ts';
import { findBalance, findTransactions } from './repository.ts';

export const balanceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;

  app.get(
    '/balance',
    {
      config: { ability: ['read', 'Balance'] },
      schema: { operationId: 'getBalance', summary: 'The current balances', response: { 200: dataOf(Balance) } },
    },
    async ({ user }) => ({
      data: await findBalance(db, user.id, env.walletCurrency),
    }),
  );

  const schema = {
    operationId: 'listTransactions',
    summary: 'The statement of the available balance, newest first',
    querystring: TransactionQuery,
    response: { 200: dataOf(z.array(Transaction)) },
  };
  app.get('/transactions', { config: { ability: ['read', 'Transaction'] }, schema }, async ({ user, query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const [before] = decodeCursor(cursor, readSequence) ?? [];
    const rows = await findTransactions(db, user.id, { ...filter, before }, limit + 1, env.walletCurrency);
    const { data, ...rest } = pageOf(rows, limit, ({ seq }) => encodeCursor(String(seq)));
    return { data: data.map(({ line }) => line), ...rest };
  });
};

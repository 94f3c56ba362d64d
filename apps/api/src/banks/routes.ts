import { Bank, BankPrice, BankPriceQuery, BankQuery, dataOf } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { PUBLIC_LIST } from '../http/public-list.ts';

/** Public lists, returned without paging. */
export const bankRoutes: FastifyPluginAsyncZod = async (app) => {
  const { reference } = app;

  app.get(
    '/banks',
    {
      ...PUBLIC_LIST,
      schema: {
        operationId: 'listBanks',
        summary: 'All banks, with the rule of their account numbers',
        querystring: BankQuery,
        response: { 200: dataOf(z.array(Bank)) },
      },
    },
    async ({ query: { countryIso, use } }) => ({
      data: reference.banks.filter(
        (bank) => (!countryIso || bank.countryIso === countryIso) && (!use || bank.uses.includes(use)),
      ),
    }),
  );

  app.get(
    '/bank-prices',
    {
      ...PUBLIC_LIST,
      schema: {
        operationId: 'listBankPrices',
        summary: 'The fees, rates, limits and times of all banks',
        querystring: BankPriceQuery,
        response: { 200: dataOf(z.array(BankPrice)) },
      },
    },
    async ({ query: { bankId, direction, currency } }) => ({
      data: reference.bankPrices.filter(
        (price) =>
          (!bankId || price.bankId === bankId) &&
          (!direction || price.direction === direction) &&
          (!currency || price.currency === currency),
      ),
    }),
  );
};

import { dataOf, GiftProduct, GiftProductQuery, Id } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { DEFAULT_LIMIT, pageOf } from '../http/cursors.ts';
import { notFound } from '../http/errors.ts';
import { PUBLIC_LIST } from '../http/public-list.ts';
import { cursorAfter, giftsAfter, matchingGifts, shownGift } from './catalogue.ts';

/** The gift cards on sale. */
export const giftProductRoutes: FastifyPluginAsyncZod = async (app) => {
  const { reference } = app;

  const list = {
    operationId: 'listGiftProducts',
    summary: 'Gift cards, by brand',
    querystring: GiftProductQuery,
    response: { 200: dataOf(z.array(GiftProduct)) },
  };
  app.get('/gift-products', { ...PUBLIC_LIST, schema: list }, async ({ query, language }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    reference.requireLoaded('gift');
    const { giftProducts } = reference;
    const rows = giftsAfter(cursor, matchingGifts(giftProducts, filter), giftProducts).slice(0, limit + 1);
    const { data, ...rest } = pageOf(rows, limit, cursorAfter);
    return { data: data.map((product) => shownGift(product, language)), ...rest };
  });

  const one = {
    operationId: 'getGiftProduct',
    summary: 'One gift card',
    params: z.object({ id: Id }),
    response: { 200: dataOf(GiftProduct) },
  };
  app.get(
    '/gift-products/:id',
    { ...PUBLIC_LIST, config: { ...PUBLIC_LIST.config, errors: [] }, schema: one },
    async ({ params, language }) => {
      reference.requireLoaded('gift');
      const product = reference.giftProduct(params.id.toLowerCase());
      if (!product) throw notFound();
      return { data: shownGift(product, language) };
    },
  );
};

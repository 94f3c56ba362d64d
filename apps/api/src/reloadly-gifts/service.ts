import type { FastifyInstance } from 'fastify';

import type { Env } from '../env.ts';
import { byBrand } from '../reference/gift-products.ts';
import { defaultFee } from '../reference/networks.ts';
import { keepLoaded, readAll } from '../reloadly/catalogue.ts';
import { createReloadlyClient } from '../reloadly/client.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { ProductPage } from './messages.ts';
import { toGift } from './products.ts';
import { createReloadlyGifts } from './supplier.ts';

type Settings = Extract<Env['supplier'], { kind: 'reloadly' }>;

/** Replaces our gift cards by Reloadly's, and returns a supplier that orders them there and everything else from `airtime`. Without an API address, none are sold. */
export function withReloadlyGifts(app: FastifyInstance, settings: Settings, airtime: Supplier): Supplier {
  const { reference, env, log } = app;
  if (settings.giftsUrl === undefined) {
    reference.replaceGiftProducts([]);
    return airtime;
  }
  reference.awaitLoad('gift');
  const client = createReloadlyClient({ ...settings, baseUrl: settings.giftsUrl }, Date.now, 'giftcards');
  const terms = {
    currency: env.walletCurrency,
    fee: defaultFee(env.walletCurrency),
    countries: new Set(reference.countries('en').map(({ iso }) => iso)),
  };
  const load = async (): Promise<void> => {
    const given = await readAll(client, '/products?', ProductPage);
    const products = given.flatMap((product) => toGift(product, terms) ?? []);
    log.info({ products: given.length, giftCards: products.length }, 'gift cards loaded from Reloadly');
    reference.replaceGiftProducts(products.toSorted(byBrand));
  };
  const cards = keepLoaded('gift cards', load, log);
  app.addHook('onReady', async () => void cards.start());
  app.addHook('preClose', async () => cards.stop());
  const gifts = createReloadlyGifts(client);
  return {
    ...airtime,
    submit: (job, signal) => (job.kind === 'gift' ? gifts : airtime).submit(job, signal),
    check: (job, signal) => (job.kind === 'gift' ? gifts : airtime).check(job, signal),
    statement: async (from, until, now) =>
      (await Promise.all([airtime.statement(from, until, now), gifts.statement(from, until, now)])).flat(),
  };
}

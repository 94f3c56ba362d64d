import type { FastifyInstance } from 'fastify';

import type { Env } from '../env.ts';
import { COMPLETE, matchesNetwork } from '../reference/network-detection.ts';
import { defaultFee, numberRules } from '../reference/networks.ts';
import { type Supplier, SupplierDown } from '../supplier/supplier.ts';
import { keepLoaded, loadNetworks } from './catalogue.ts';
import { createReloadlyClient } from './client.ts';
import { createDetection } from './detect.ts';
import { createReloadly } from './supplier.ts';

type Settings = Extract<Env['supplier'], { kind: 'reloadly' }>;

const NOT_LOADED_MS = 5000;
/** If a network is missing in a list that is younger than this, it is no longer on sale. */
const FRESH_MS = 60_000;

/** Replaces our networks by Reloadly's, and returns Reloadly as the supplier. */
export function reloadly(app: FastifyInstance, settings: Settings): Supplier {
  const { reference, env, log } = app;
  const client = createReloadlyClient(settings, Date.now);
  const catalogue = { currency: env.walletCurrency, fee: defaultFee(env.walletCurrency), numberRules: numberRules() };
  let loadedAt: number | undefined;
  const load = async (): Promise<void> => {
    reference.replaceNetworks(await loadNetworks(client, catalogue, log));
    loadedAt = Date.now();
  };
  const networks = keepLoaded('networks', load, log);
  app.addHook('onReady', async () => void networks.start());
  app.addHook('preClose', async () => networks.stop());
  reference.awaitLoad('topup');
  // Reloadly does not pay into bank accounts.
  reference.stopPayouts();

  const detect = createDetection(client);
  reference.detectWith(async (phone, all, forQuote) => {
    const sample = all.find((network) => matchesNetwork(phone, network));
    const id = sample && (await detect(phone, sample.countryIso, forQuote));
    const network = all.find((each) => each.id === id);
    return network && { network, confidence: COMPLETE };
  });
  return createReloadly(client, (networkId) => {
    // An item must not fail because this process has not loaded its network yet: this process has just started, or another process sold the item.
    const network = loadedAt === undefined ? undefined : reference.network(networkId);
    if (network || (loadedAt !== undefined && Date.now() - loadedAt < FRESH_MS)) return network;
    if (loadedAt !== undefined) void networks.start();
    throw new SupplierDown(NOT_LOADED_MS);
  });
}

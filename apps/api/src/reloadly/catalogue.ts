import type { Network } from '@kado/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';

import type { ReloadlyClient } from './client.ts';
import { Balance, OperatorPage } from './messages.ts';
import { type Catalogue, toNetwork } from './networks.ts';

const TIMEOUT_MS = 30_000;
const PAGE_SIZE = 200;
const REFRESH_MS = 3_600_000;
const RETRY_MS = 60_000;

const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

type Page = z.ZodMiniType<{ content: unknown[]; totalPages: number }>;

/** The content of all pages of a list. */
export async function readAll(client: ReloadlyClient, path: string, schema: Page): Promise<unknown[]> {
  const page = async (number: number) => client.get(`${path}page=${number}&size=${PAGE_SIZE}`, schema, signal());
  const { content, totalPages } = await page(1);
  const all = [...content];
  for (let number = 2; number <= totalPages; number += 1) all.push(...(await page(number)).content);
  return all;
}

/**
 * All operators that we can sell, as networks. Empty when our account with Reloadly has another currency than the wallets, because every price would then
 * be wrong.
 */
export async function loadNetworks(client: ReloadlyClient, catalogue: Catalogue, log: FastifyBaseLogger): Promise<Network[]> {
  const { balance, currencyCode } = await client.get('/accounts/balance', Balance, signal());
  if (currencyCode !== catalogue.currency) {
    log.error(
      { account: currencyCode, wallets: catalogue.currency },
      'the Reloadly account is not in KADO_WALLET_CURRENCY: nothing is sold',
    );
    return [];
  }
  const given = await readAll(client, '/operators?suggestedAmounts=true&includePin=false&', OperatorPage);
  const networks = given.flatMap((operator) => toNetwork(operator, catalogue) ?? []);
  log.info(
    { balance, currency: currencyCode, operators: given.length, networks: networks.length },
    'networks loaded from Reloadly',
  );
  return networks;
}

/** Loads now and every hour, and earlier after a failure. The last loaded list stays until the next success, so that an outage changes no price. */
export function keepLoaded(what: 'networks' | 'gift cards', load: () => Promise<void>, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  const loadOnce = async (): Promise<void> => {
    const delay = await load().then(
      () => REFRESH_MS,
      (cause: unknown) => {
        log.warn({ err: cause }, `${what} not loaded from Reloadly, will be retried`);
        return RETRY_MS;
      },
    );
    if (!stopped) timer = setTimeout(() => void start(), delay).unref();
  };
  /** Loads now, unless a load is already in progress. */
  const start = (): Promise<void> => {
    clearTimeout(timer);
    running ??= loadOnce().finally(() => (running = undefined));
    return running;
  };
  return {
    start,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

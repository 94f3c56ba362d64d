import { load } from './load.mjs';

const POLL_MS = 100;
const sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

const openItems = async ({ db }) =>
  Number((await db.execute('select count(*) as open from order_items where next_at is not null')).rows[0].open);

/**
 * Measures whole orders: buys them over this many connections while the server settles their items, until no item is open. Returns the orders per second,
 * and the number of open items in the middle and at the end of the buying, which shows whether the backlog grows.
 */
export async function life(url, database, purchases, connections, bodyOf) {
  const before = await openItems(database);
  const started = performance.now();
  const backlog = [];
  let buying = true;
  const watching = (async () => {
    while (buying) {
      backlog.push((await openItems(database)) - before);
      await sleep(POLL_MS);
    }
  })();
  const { perSecond: intake } = await load(url, purchases, connections, bodyOf);
  buying = false;
  await watching;
  const atEnd = (await openItems(database)) - before;
  while ((await openItems(database)) > before) await sleep(POLL_MS);
  const seconds = (performance.now() - started) / 1000;
  const middle = backlog[Math.floor(backlog.length / 2)] ?? 0;
  return { perSecond: Math.round(purchases.length / seconds), intake, middle, atEnd };
}

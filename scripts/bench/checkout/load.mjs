import autocannon from 'autocannon';

/** Sends sign-ins with unknown names over this many connections while the work runs. */
export async function duringFlood(url, connections, work) {
  let name = 0;
  const setupRequest = (request) => {
    name += 1;
    const address = `10.${Math.floor(name / 256) % 256}.${name % 256}.1`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ identifier: `stranger-${name}@kado.test`, pin: '913572' });
    return { ...request, method: 'POST', path: '/api/v1/auth/login', headers, body };
  };
  const flood = autocannon({ url, connections, amount: 10_000_000, requests: [{ setupRequest }] });
  try {
    await new Promise((resolve) => void flood.once('response', resolve));
    return await work();
  } finally {
    flood.stop();
    await flood;
  }
}

/** Sends each purchase once over this many connections; returns the checkouts per second and the 99th percentile of their latency in ms. */
export async function load(url, purchases, connections, bodyOf) {
  let next = 0;
  const setupRequest = (request) => {
    const { token, key, ...purchase } = purchases[next++];
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' };
    return { ...request, method: 'POST', path: '/api/v1/checkout', headers, body: JSON.stringify(bodyOf(purchase)) };
  };
  const started = performance.now();
  let finished = started;
  const run = autocannon({ url, connections, amount: purchases.length, requests: [{ setupRequest }] });
  // autocannon's own duration is rounded up to whole seconds.
  run.on('response', () => (finished = performance.now()));
  const { statusCodeStats, errors, latency } = await run;
  const created = statusCodeStats['201']?.count ?? 0;
  if (created !== purchases.length || next !== purchases.length)
    throw new Error(`${created} of ${purchases.length} checkouts returned 201: ${JSON.stringify({ statusCodeStats, errors })}`);
  return { perSecond: Math.round((created * 1000) / (finished - started)), p99: Math.round(latency.p99) };
}

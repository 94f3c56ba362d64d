import autocannon from 'autocannon';

/** Timeout in seconds; long, so that slow responses are measured and not counted as errors. */
const TIMEOUT_S = 120;

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

/** Sends `amount` requests over this many connections; throws unless each response has this status. Latencies are in ms. */
async function send(url, { amount, connections, status, setupRequest }) {
  const started = performance.now();
  let finished = started;
  const run = autocannon({ url, connections, amount, timeout: TIMEOUT_S, requests: [{ setupRequest }] });
  // autocannon's own duration is rounded up to whole seconds.
  run.on('response', () => (finished = performance.now()));
  const { statusCodeStats, errors, latency } = await run;
  const good = statusCodeStats[status]?.count ?? 0;
  if (good !== amount)
    throw new Error(`${good} of ${amount} responses were ${status}: ${JSON.stringify({ statusCodeStats, errors })}`);
  const { p99, mean } = latency;
  return { perSecond: Math.round((good * 1000) / (finished - started)), p99: Math.round(p99), mean: Math.round(mean * 10) / 10 };
}

/** Sends each purchase once over this many connections. */
export function load(url, purchases, connections, bodyOf) {
  let next = 0;
  const setupRequest = (request) => {
    const { token, key, ...purchase } = purchases[next++];
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' };
    return { ...request, method: 'POST', path: '/api/v1/checkout', headers, body: JSON.stringify(bodyOf(purchase)) };
  };
  return send(url, { amount: purchases.length, connections, status: '201', setupRequest });
}

/** Reads a path, as each of these users in turn. */
export function read(url, path, who, { amount, connections }) {
  let next = 0;
  const setupRequest = (request) => {
    const { token } = who[next++ % who.length];
    return { ...request, path: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } };
  };
  return send(url, { amount, connections, status: '200', setupRequest });
}

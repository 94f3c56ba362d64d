import { Agent, request } from 'node:http';

const post = (agent, url, headers, body) =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      },
    );
    call.on('error', reject).end(body);
  });

/** Sends each purchase once over so many connections; gives how many a second and the slowest hundredth's least, in ms. */
export async function load(url, purchases, connections, bodyOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const odd = new Map();
  let next = 0;
  const client = async () => {
    while (next < purchases.length) {
      const purchase = purchases[next++];
      const headers = { authorization: `Bearer ${purchase.token}`, 'idempotency-key': purchase.key };
      const began = performance.now();
      const status = await post(agent, `${url}/api/v1/checkout`, headers, JSON.stringify(bodyOf(purchase)));
      times.push(performance.now() - began);
      if (status !== 201) odd.set(status, (odd.get(status) ?? 0) + 1);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  if (odd.size > 0) throw new Error(`not every checkout was a 201: ${JSON.stringify([...odd])}`);
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: Math.round(purchases.length / seconds), p99: Math.round(sorted[Math.floor(sorted.length * 0.99)]) };
}

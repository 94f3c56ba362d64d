import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** How long the answer that begins this text is, and what it says; undefined until its head is whole. */
function answerIn(text) {
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  return { status: Number(head.slice(9, 12)), size: end + HEAD_END.length + length };
}

/** One connection that is kept; `ask` sends a request as it stands and gives its status. HTTP by hand, as a client that is not measured. */
function open({ hostname, port }) {
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
  let waiting;
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
    const answer = answerIn(text);
    if (!answer || text.length < answer.size) return;
    text = text.slice(answer.size);
    waiting.resolve(answer.status);
  });
  socket.on('error', (cause) => waiting?.reject(cause));
  socket.on('close', () => waiting?.reject(new Error('the server hung up')));
  const ask = (request) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
  return { ask, close: () => socket.destroy() };
}

const requestOf = ({ token, key }, { host }, body) =>
  [
    'POST /api/v1/checkout HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    `idempotency-key: ${key}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** Sends each purchase once over so many connections; gives how many a second and the slowest hundredth's least, in ms. */
export async function load(url, purchases, connections, bodyOf) {
  const address = new URL(url);
  const times = [];
  const odd = new Map();
  let next = 0;
  const client = async () => {
    const connection = open(address);
    while (next < purchases.length) {
      const purchase = purchases[next++];
      const began = performance.now();
      const status = await connection.ask(requestOf(purchase, address, JSON.stringify(bodyOf(purchase))));
      times.push(performance.now() - began);
      if (status !== 201) odd.set(status, (odd.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - began) / 1000;
  if (odd.size > 0) throw new Error(`not every checkout was a 201: ${JSON.stringify([...odd])}`);
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: Math.round(purchases.length / seconds), p99: Math.round(sorted[Math.floor(sorted.length * 0.99)]) };
}

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../src/metrics/metrics.ts';
import { systemClock } from '../src/clock.ts';
import { openMemory } from '../src/testing/fresh-database.ts';
import type { Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, signUp, WRONG_PIN } from './identity.ts';
import { buy, newKey, pay, person, quoteFor, topup } from './people.ts';
import { sendPins } from './pin-calls.ts';
import { freePort } from './server-process.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

type Value = { stringValue?: string; intValue?: number };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};

/** An OpenTelemetry collector that stores the received text. */
async function createCollector() {
  let text = '';
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      text += request.url + body;
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans).flatMap((each) => each.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, spans, text: () => text };
}
const attributeOf = ({ attributes }: Span, name: string): string | number | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

withDatabases('Observation', (make) => {
  it('O11 /metrics covers a day: requests, quotes, checkouts, items, mails, connections and hashes', async () => {
    const metricsPort = await freePort();
    const { app, call, clock } = await make({ env: { metricsPort } });
    const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const ada = await person(app, { pin: GOOD_PIN });
    const quote = await quoteFor(call, ada, [topup(app, '00'), topup(app, '02')]);
    const key = newKey();
    await pay(app, call, ada, quote.id, key);
    await pay(app, call, ada, quote.id, key);
    await pay(app, call, ada, quote.id);
    await call('POST /quotes', { token: ada.token, body: {} });
    await call('GET /nothing/private-name');
    clock.advance(2);
    const before = await scrape();
    for (const line of [
      'kado_quotes_total{result="made"} 1',
      'kado_quotes_total{result="refused"} 1',
      'kado_checkouts_total{result="placed"} 1',
      'kado_checkouts_total{result="replayed"} 1',
      'kado_checkouts_total{result="refused"} 1',
      'kado_open_items{state="queued"} 2',
      'kado_oldest_open_item_seconds 2',
      'kado_overdue_items 0',
      'kado_item_events_total{event="late"} 0',
      'kado_http_request_duration_seconds_count{method="POST",route="/api/v1/checkout",status="201"} 2',
      'kado_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'kado_hash_queue{state="waiting_anonymous"} 0',
      'kado_database_connections{state="waiting"} 0',
      'kado_database_up 1',
    ])
      expect(before.split('\n')).toContain(line);
    clock.advance(3);
    await app.worker.tick();
    const after = await scrape();
    for (const line of [
      'kado_open_items{state="queued"} 0',
      'kado_oldest_open_item_seconds 0',
      'kado_item_events_total{event="deliver"} 1',
      'kado_item_events_total{event="fail"} 1',
      'kado_supplier_call_duration_seconds_count{call="submit",result="delivered"} 1',
      'kado_supplier_call_duration_seconds_count{call="submit",result="failed"} 1',
      'kado_mails{state="queued"} 1',
    ])
      expect(after.split('\n')).toContain(line);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await call('GET //metrics')).status).not.toBe(200);
  });

  it('O11 a worker without a server also serves /metrics', async () => {
    const metricsPort = await freePort();
    const { app } = await make({ env: { metricsPort, worker: 'only' } });
    await app.ready();
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
  });

  it('O11 a trace of a checkout contains its request, its statements and the calls to the supplier', async () => {
    const collector = await createCollector();
    const { app, call, clock } = await make({ env: { tracesEndpoint: collector.url } });
    const order = await buy(app, call, await person(app), [topup(app)]);
    clock.advance(5);
    await app.worker.tick();
    await app.close();
    const { spans } = collector;
    const request = spans.find(({ name }) => name === 'POST /api/v1/checkout');
    expect(request && [attributeOf(request, 'http.response.status_code'), request.parentSpanId]).toEqual([201, undefined]);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('SQL checkout_by_bearer');
    const ids = new Set(spans.filter(({ name }) => name.startsWith('SQL ')).map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId }) => ids.has(parentSpanId ?? ''))).toEqual([]);
    const item = spans.find(({ name }) => name === 'process item');
    expect(item && [attributeOf(item, 'kado.item.id'), item.parentSpanId]).toEqual([order.items[0]?.id, undefined]);
    const within = spans.filter(({ traceId }) => traceId === item?.traceId).map(({ name }) => name);
    expect(within).toContain('supplier submit');
    expect(within.some((name) => /^SQL (?:with|settle_)/.test(name))).toBe(true); // prepared on PostgreSQL only
  });

  it('B6 no PIN, code, token, cookie, address or number is in metrics or traces', async () => {
    const [collector, metricsPort] = [await createCollector(), await freePort()];
    const made = await make({ env: { tracesEndpoint: collector.url, metricsPort } });
    const { app, call, clock } = made;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const jar: Jar = new Map();
    const email = 'canary@example.test';
    const { token } = await signUp(app, call, email, { cookies: jar });
    await login(call, email, WRONG_PIN, jar);
    await call(`GET /orders?q=${token}&cursor=${GOOD_PIN}`, { token });
    await call(`GET /${encodeURIComponent(email)}`, { token });
    const ada = await person(app);
    const order = await buy(app, call, ada, [topup(app, '77')]);
    clock.advance(5);
    await app.worker.tick();
    await app.db.execute(`select '${order.id}'::int`).catch(() => undefined);
    const code = await codeFor(app, email);
    const secrets = [GOOD_PIN, WRONG_PIN, token, ada.token, code, ...jar.values(), ...(await sendPins(made))];
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await app.close();
    const seen = metrics + collector.text();
    expect(seen).toContain('SQL insert');
    // Six digits may also be part of a time or an id.
    const isSeen = (secret: string) =>
      /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(seen) : seen.includes(secret);
    expect([...secrets, email, ada.email, '+2348035550177'].filter(isSeen)).toEqual([]);
  });
});

async function openRegistry() {
  const database = await openMemory();
  cleanups.push(() => database.close());
  const hashQueue = () => ({ running: 0, signedIn: 0, anonymous: 0 });
  return createMetrics({ database, clock: systemClock, promiseSeconds: 60, hashQueue }).registry;
}

it('O11 every metric that the dashboard and the alerts use exists', async () => {
  const registry = await openRegistry();
  const known = new Set(['up']);
  for (const { name, type } of await registry.getMetricsAsJSON())
    for (const suffix of String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) known.add(name + suffix);
  const folder = join(import.meta.dirname, '../../../deploy');
  for (const file of ['grafana.json', 'alerts.yaml']) {
    const named = readFileSync(join(folder, file), 'utf8').match(/\b(?:kado|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
  const used = new Set(
    readFileSync(join(folder, 'grafana.json'), 'utf8')
      .match(/kado_[a-z_]+/g)
      ?.map((name) => name.replace(/_(bucket|count)$/, '')),
  );
  const own = (await registry.getMetricsAsJSON()).map(({ name }) => name).filter((name) => name.startsWith('kado_'));
  expect(own.filter((name) => !used.has(name))).toEqual([]);
  const guide = readFileSync(join(folder, '../docs/guides/observing.md'), 'utf8');
  expect([...guide.matchAll(/^\| `(kado_\w+)`/gm)].map(([, name]) => name).toSorted()).toEqual(own.toSorted());
});

it('O11 every metric in the scaling guide exists, with the named state', async () => {
  const registry = await openRegistry();
  const series = (await registry.getMetricsAsJSON()).flatMap(({ name, values }) =>
    values.map(({ labels }) => [name, labels['state']]),
  );
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/scaling.md'), 'utf8');
  const named = [...guide.matchAll(/`(kado_\w+)(?:\{state="(\w+)"\})?/g)].map(([, name, state]) => [name, state]);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([name, state]) => !series.some(([known, of]) => known === name && (state ?? of) === of))).toEqual([]);
});

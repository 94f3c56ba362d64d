import { current } from './current.ts';

type Query = (...args: unknown[]) => unknown;
type Transaction = (work: (tx: { query: Query }) => Promise<unknown>) => Promise<unknown>;
/** `prepared` is the function that embedded.ts adds to PGlite. */
type Client = { query: Query; prepared?: Query; connect?: Query; transaction?: Transaction };

/** The text of a statement, without its values. */
function textOf(statement: unknown): string {
  const { name, text } = (typeof statement === 'string' ? { text: statement } : statement) as { name?: string; text?: string };
  return name ?? text ?? '';
}

const traced = new WeakSet<object>();

/** Wraps a query function so that it creates a span for each statement. */
const withSpans =
  (system: string, query: Query): Query =>
  (...args) => {
    // The pool calls its clients with a callback, within a call that is already traced.
    const tracing = current.getStore()?.tracing;
    if (!tracing || typeof args.at(-1) === 'function') return query(...args);
    const text = textOf(args[0]);
    const verb = /^\s*(\w+)/.exec(text)?.[1] ?? 'query';
    return tracing.span(`SQL ${verb.toLowerCase()}`, { 'db.system.name': system, 'db.query.text': text }, async () =>
      query(...args),
    );
  };

function traceQuery(system: string, client: Pick<Client, 'query' | 'prepared'>): void {
  if (traced.has(client)) return;
  traced.add(client);
  client.query = withSpans(system, client.query.bind(client));
  if (client.prepared) client.prepared = withSpans(system, client.prepared.bind(client));
}

/** Traces the statements of a pool or of PGlite, including those of transactions. */
export function traceQueries(kind: 'embedded' | 'postgres', given: object): void {
  const client = given as Client;
  const system = kind === 'postgres' ? 'postgresql' : 'pglite';
  traceQuery(system, client);
  if (kind === 'postgres' && client.connect) {
    const connect = client.connect.bind(client);
    client.connect = (...args) => {
      if (args.length > 0) return connect(...args);
      return (connect() as Promise<Client>).then((one) => {
        traceQuery(system, one);
        return one;
      });
    };
  }
  if (kind === 'embedded' && client.transaction) {
    const transaction = client.transaction.bind(client);
    client.transaction = (work) =>
      transaction((tx) => {
        traceQuery(system, tx);
        return work(tx);
      });
  }
}

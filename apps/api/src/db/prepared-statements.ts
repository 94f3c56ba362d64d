import { type PGlite, protocol } from '@electric-sql/pglite';

import type { Prepared, Value } from './sql.ts';

const { serialize } = protocol;
/** The PostgreSQL type id of every value: the statements cast the texts. */
const TEXT = 25;

type DataRow = { name: 'dataRow'; length: number; fields: (string | null)[] };

/** Sends several messages in one call, because each call of the database takes as long as a short statement. */
async function send(client: PGlite, ...messages: Uint8Array[]) {
  const answer = await client.execProtocol(Buffer.concat(messages));
  return answer.messages;
}

/**
 * Named statements of PGlite, sent as messages of PostgreSQL's protocol: PGlite's own `query` plans each time and calls the database six times. They are
 * queued with other statements, and run outside of any transaction.
 */
export function preparedStatements(client: PGlite) {
  const known = new Set<string>();
  return ({ name, text }: Prepared, values: Value[]): Promise<{ rows: { json: unknown }[] }> =>
    client._runExclusiveTransaction(async () => {
      await client._checkReady();
      if (!known.has(name)) {
        await send(client, serialize.parse({ name, text, types: values.map(() => TEXT) }), serialize.sync());
        known.add(name);
      }
      const messages = await send(client, serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
      const rows = messages.filter((message): message is DataRow => message.name === 'dataRow');
      return { rows: rows.map(({ fields: [json] }) => ({ json: JSON.parse(json ?? 'null') as unknown })) };
    });
}

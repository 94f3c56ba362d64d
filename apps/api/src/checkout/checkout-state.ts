import type { Item, QuoteLine } from '@kado/contracts';

import { isId } from '../db/ids.ts';
import { type Prepared, runPrepared, type Sql } from '../db/sql.ts';

/** Everything that a checkout needs to know, read in one round trip. */
export type CheckoutState = {
  now: Date;
  keyQuote: string | null;
  body: string | null;
  quoteId: string | null;
  items: Item[];
  lines: QuoteLine[];
  total: bigint;
  currency: string;
  expired: boolean;
  orderId: string | null;
  available: bigint;
  granted: boolean;
};
export type CheckoutLookup = {
  userId: string;
  key: string;
  quoteId: string;
  grant: GrantProof | undefined;
  now: Date | undefined;
};
/** A grant as the database stores it: its hash and the session that it is valid in. */
export type GrantProof = { hash: string; sessionId: string };

export const READ_STATE: Prepared = {
  name: 'checkout_read',
  text: `select json_build_object('now', (extract(epoch from t.now) * 1000)::text, 'keyQuote', k.quote_id, 'body', k.body,
    'quoteId', q.id, 'items', q.items, 'lines', q.lines, 'total', q.total::text, 'currency', q.currency, 'expired', q.expires_at <= t.now,
    'orderId', o.id, 'available', w.available::text, 'granted', g.hash is not null) as json
  from (select coalesce($4::timestamptz, now()) as now) t
  left join idempotency_keys k on k.user_id = $1::uuid and k.key = $2
  left join quotes q on q.id = $3::uuid and q.user_id = $1::uuid
  left join orders o on o.quote_id = $3::uuid and o.user_id = $1::uuid
  left join wallets w on w.user_id = $1::uuid and w.currency = q.currency
  left join grants g on g.hash = $5 and g.session_id = $6::uuid and g.purpose = 'checkout' and g.ref = q.id::text
    and g.used_at is null and g.expires_at > t.now`,
};

type Row = { [Key in keyof CheckoutState]: CheckoutState[Key] extends bigint | Date ? string | null : CheckoutState[Key] };

export async function readCheckoutState(db: Sql, { userId, key, quoteId, grant, now }: CheckoutLookup): Promise<CheckoutState> {
  const values = [
    userId,
    key,
    isId(quoteId) ? quoteId : null,
    now?.toISOString() ?? null,
    grant?.hash ?? null,
    grant?.sessionId ?? null,
  ];
  const [row] = await runPrepared<Row>(db, READ_STATE, values);
  if (!row) throw new Error('The state of a checkout is always one row.');
  return {
    ...row,
    now: new Date(Number(row.now)),
    total: BigInt(row.total ?? 0),
    available: BigInt(row.available ?? 0),
  };
}

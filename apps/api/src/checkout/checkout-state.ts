import type { Item } from '@kado/contracts';

import { isId } from '../db/ids.ts';
import { type Prepared, runPrepared } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { GrantProof } from './place-order.ts';

/** All data that a checkout is decided by, read in one round trip. */
export type CheckoutState = {
  keyQuote: string | null;
  keyOrder: string | null;
  quoteId: string | null;
  items: Item[];
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

export const READ_STATE: Prepared = {
  name: 'checkout_read',
  text: `select json_build_object('keyQuote', k.quote_id, 'keyOrder', k.order_id,
    'quoteId', q.id, 'items', q.items, 'total', q.total::text, 'currency', q.currency,
    'expired', q.expires_at <= t.now or json_array_length(q.item_rows) = 0,
    'orderId', o.id, 'available', w.available::text, 'granted', g.hash is not null) as json
  from (select coalesce($4::timestamptz, now()) as now) t
  left join idempotency_keys k on k.user_id = $1::uuid and k.key = $2
  left join quotes q on q.id = $3::uuid and q.user_id = $1::uuid
  left join orders o on o.quote_id = $3::uuid and o.user_id = $1::uuid
  left join wallets w on w.user_id = $1::uuid and w.currency = q.currency
  left join grants g on g.hash = $5 and g.session_id = $6::uuid and g.purpose = 'checkout' and g.ref = q.id::text
    and g.used_at is null and g.expires_at > t.now`,
};

type Row = { [Key in keyof CheckoutState]: CheckoutState[Key] extends bigint ? string | null : CheckoutState[Key] };

export async function readCheckoutState(db: Db, { userId, key, quoteId, grant, now }: CheckoutLookup): Promise<CheckoutState> {
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
  return { ...row, total: BigInt(row.total ?? 0), available: BigInt(row.available ?? 0) };
}

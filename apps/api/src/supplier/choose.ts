import type { Sql } from '../db/sql.ts';
import { type Env, EnvError } from '../env.ts';
import { createSandbox } from './sandbox.ts';
import type { Supplier } from './supplier.ts';

/** The configured supplier; throws EnvError for one that this version does not have. */
export function chooseSupplier({ supplier }: Pick<Env, 'supplier'>, db: Sql): Supplier {
  if (supplier.kind === 'sandbox') return createSandbox(db);
  throw new EnvError(`SUPPLIER is ${supplier.kind}, which this version cannot talk to yet: use sandbox`);
}

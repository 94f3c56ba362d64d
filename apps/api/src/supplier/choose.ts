import { EnvError } from '../env-readers.ts';
import type { Env } from '../env.ts';
import { sandbox } from './sandbox.ts';
import type { Supplier } from './supplier.ts';

/** The supplier that the environment names; throws for one that this server cannot talk to yet. */
export function chooseSupplier({ supplier }: Pick<Env, 'supplier'>): Supplier {
  if (supplier.kind === 'sandbox') return sandbox;
  throw new EnvError('SUPPLIER', `is ${supplier.kind}, which this version cannot talk to yet: use sandbox`);
}

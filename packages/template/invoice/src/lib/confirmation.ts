import type { Invoice } from '@kado/contracts/template';

/** Something that is asked before it is done. */
export type Confirmation = { kind: 'remove' | 'send'; invoices: readonly Invoice[] };
/** Asks it. */
export type Confirm = (question: Confirmation) => void;

import type { Invoice } from '@kado/contracts/template';

/** An action to confirm before it is done. */
export type Confirmation = { kind: 'remove' | 'send'; invoices: readonly Invoice[] };
/** Opens the dialog that confirms an action. */
export type Confirm = (confirmation: Confirmation) => void;

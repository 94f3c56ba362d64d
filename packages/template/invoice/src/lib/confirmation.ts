import type { Invoice } from '@kado/contracts/template';

/** Something that is asked before it is done. */
export type Question = { kind: 'remove' | 'send'; invoices: readonly Invoice[] };
/** Asks it. */
export type AskFirst = (question: Question) => void;

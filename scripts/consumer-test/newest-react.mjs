import { listInvoices } from './packages.mjs';

/** Tries the packages beside the newest React, with the libraries of the exports. */
export const run = (context) => listInvoices(context, { name: 'the newest React', exports: true });

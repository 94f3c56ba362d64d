import { listInvoices } from './packages.mjs';

/** Tests the packages with the newest React and with the libraries of the exports (PDF, Excel). */
export const run = (context) => listInvoices(context, { name: 'the newest React', exports: true });

import type {
  BankPriceQuery,
  BankQuery,
  ContactMessage,
  CountryQuery,
  FilePurpose,
  NetworkQuery,
  ReceiptEmail,
} from '@kado/contracts';

import { loadCheckout } from '../checkout/load.ts';
import type { Payment } from '../checkout/pay.ts';
import { createCallSlice } from './create-call-slice.ts';
import { withQuery } from './loaded-with.ts';

/** An upload; `onProgress` receives a fraction from 0 to 1. */
export type Upload = { purpose: FilePurpose; file: File; onProgress?: ((fraction: number) => void) | undefined };

/** Calls stored under `app`: each holds { data, loading, error }, data being the body's `data`. */
export const countries = createCallSlice(
  'countries',
  withQuery((api, query: CountryQuery | undefined, signal) => api.countries.list(query, signal)),
);
export const languages = createCallSlice('languages', (api, _: void, signal) => api.languages.list(signal));
export const banks = createCallSlice(
  'banks',
  withQuery((api, query: BankQuery | undefined, signal) => api.banks.list(query, signal)),
);
export const networks = createCallSlice(
  'networks',
  withQuery((api, query: NetworkQuery | undefined, signal) => api.networks.list(query, signal)),
);
export const bankPrices = createCallSlice(
  'bankPrices',
  withQuery((api, query: BankPriceQuery | undefined, signal) => api.bankPrices.list(query, signal)),
);
export const contactForm = createCallSlice('contactForm', (api, body: ContactMessage, signal) => api.contact.send(body, signal));
export const profile = createCallSlice('profile', (api, _: void, signal) => api.users.me(signal));
export const balance = createCallSlice('balance', (api, _: void, signal) => api.balance.get(signal));
export const uploadFileResponse = createCallSlice('uploadFileResponse', (api, { onProgress, ...upload }: Upload, signal) =>
  api.files.upload(upload, { signal, onUploadProgress: onProgress }),
);
export const sendEmailReceiptResponse = createCallSlice('sendEmailReceiptResponse', (api, body: ReceiptEmail, signal) =>
  api.receipts.email(body, signal),
);

/** Pays a quote exactly once, or (`{ resume: true }`) finds out the result of a checkout whose response was lost; success takes its items out of the cart. */
export const checkoutResponse = createCallSlice('checkoutResponse', async (api, payment: Payment, signal, { checkout }) =>
  (await loadCheckout()).payOnce(api, checkout, payment, signal),
);

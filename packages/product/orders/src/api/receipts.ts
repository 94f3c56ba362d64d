import type { Receipt, ReceiptValidity } from '@kado/contracts';
import { api } from '@kado/state/query';
import { saveFile } from '@kado/ui';

/** The data of a receipt that a check needs. */
export type ReceiptClaim = { reference: string; checksum: string };

export const { useReceiptQuery, useSaveReceiptMutation, useVerifyReceiptQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Order'] })
  .injectEndpoints({
    endpoints: (build) => ({
      receipt: build.query<Receipt, string>({
        query: (orderId) => async (client, signal) => (await client.receipts.one(orderId, signal)).data,
        providesTags: ['Order'],
      }),
      /** Downloads the PDF and saves it as a file, because a file must not be kept in the store. */
      saveReceipt: build.mutation<null, { orderId: string; name: string }>({
        query:
          ({ orderId, name }) =>
          async (client, signal) => {
            saveFile(name, await client.receipts.pdf(orderId, { signal }));
            return null;
          },
      }),
      verifyReceipt: build.query<ReceiptValidity, ReceiptClaim>({
        query:
          ({ reference, checksum }) =>
          async (client, signal) =>
            (await client.receipts.verify(reference, checksum, signal)).data,
      }),
    }),
  });

import type { InvoicePayment } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useMutationToast } from '@kado/feature-kit';
import {
  type InvoiceEmail,
  useDuplicateInvoicesMutation,
  usePayInvoiceMutation,
  useRemoveInvoicesMutation,
  useSendInvoicesMutation,
} from './invoices-api.ts';

/** What can be done to invoices. Each shows how it ended and resolves to whether it succeeded; none rejects. */
export function useInvoiceActions() {
  const { t } = useTranslation(['template-invoice', 'common']);
  const report = useMutationToast();
  const [remove, removing] = useRemoveInvoicesMutation();
  const [duplicate, duplicating] = useDuplicateInvoicesMutation();
  const [send, sending] = useSendInvoicesMutation();
  const [pay, paying] = usePayInvoiceMutation();
  return {
    busy: removing.isLoading || sending.isLoading || paying.isLoading,
    remove: (ids: readonly number[]) => report(remove(ids).unwrap(), t('toast.removed', { count: ids.length })),
    duplicating: duplicating.isLoading,
    /** `onDone` gets the numbers of the copies. Does nothing while copies are being made. */
    duplicate: async (ids: readonly number[], onDone?: (copies: readonly number[]) => void) =>
      !duplicating.isLoading &&
      report(duplicate(ids).unwrap(), (made) => {
        const copies = made.map(({ invoice }) => invoice.id);
        onDone?.(copies);
        const undo = { label: t('common:action.undo'), onUndo: () => void report(remove(copies).unwrap()) };
        return { text: t('toast.duplicated', { count: copies.length }), tone: 'good', undo };
      }),
    pay: (payment: InvoicePayment & { id: number }) => report(pay(payment).unwrap(), t('toast.paid')),
    send: (emails: readonly InvoiceEmail[]) => report(send(emails).unwrap(), t('toast.sent', { count: emails.length })),
  };
}

/** What can be done to invoices. */
export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

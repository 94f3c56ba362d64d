import type { InvoicePayment } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import {
  type InvoiceEmail,
  useDuplicateInvoicesMutation,
  usePayInvoiceMutation,
  useRemoveInvoicesMutation,
  useSendInvoicesMutation,
} from './invoices-api.ts';
import { useMutationToast } from './use-mutation-toast.ts';

/** What can be done to invoices. Each shows how it went and gives whether it succeeded; none rejects. */
export function useInvoiceActions() {
  const { t } = useTranslation(['template-invoice', 'common']);
  const withToast = useMutationToast();
  const [remove, removing] = useRemoveInvoicesMutation();
  const [duplicate] = useDuplicateInvoicesMutation();
  const [send, sending] = useSendInvoicesMutation();
  const [pay, paying] = usePayInvoiceMutation();
  const succeeded = (result: Promise<unknown>): Promise<boolean> => result.then((value) => value !== undefined);
  return {
    busy: removing.isLoading || sending.isLoading || paying.isLoading,
    remove: (ids: readonly number[]) =>
      succeeded(withToast(remove(ids).unwrap(), () => ({ text: t('toast.removed', { count: ids.length }) }))),
    /** Gives the numbers of the copies; undefined when it failed. */
    duplicate: async (ids: readonly number[]) => {
      const copies = await withToast(duplicate(ids).unwrap(), (made) => ({
        text: t('toast.duplicated', { count: made.length }),
        undo: {
          label: t('common:action.undo'),
          onUndo: () => void withToast(remove(made.map(({ invoice }) => invoice.id)).unwrap()),
        },
      }));
      return copies?.map(({ invoice }) => invoice.id);
    },
    pay: (payment: InvoicePayment & { id: number }) =>
      succeeded(withToast(pay(payment).unwrap(), () => ({ text: t('toast.paid') }))),
    send: (emails: readonly InvoiceEmail[]) =>
      succeeded(withToast(send(emails).unwrap(), () => ({ text: t('toast.sent', { count: emails.length }) }))),
  };
}

/** What can be done to invoices. */
export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

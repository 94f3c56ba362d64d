import type { InvoicePayment } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import {
  type Letter,
  useDuplicateInvoicesMutation,
  usePayInvoiceMutation,
  useRemoveInvoicesMutation,
  useSendInvoicesMutation,
} from './invoices-api.ts';

/** Says that something failed, and why. */
export function useFailed(): (error: unknown) => false {
  const { t } = useTranslation();
  const toast = useToast();
  return (error) => {
    toast({ text: errorText(error) ?? t('error.text'), tone: 'bad' });
    return false;
  };
}

/** What can be done to invoices. Each says how it went; none rejects. */
export function useActions() {
  const { t } = useTranslation(['template-invoice', 'common']);
  const toast = useToast();
  const failed = useFailed();
  const [remove, removing] = useRemoveInvoicesMutation();
  const [duplicate] = useDuplicateInvoicesMutation();
  const [send, sending] = useSendInvoicesMutation();
  const [pay, paying] = usePayInvoiceMutation();
  const removeAll = (ids: readonly number[], quiet = false): Promise<boolean> =>
    remove(ids)
      .unwrap()
      .then(() => {
        if (!quiet) toast({ text: t('toast.removed', { count: ids.length }), tone: 'good' });
        return true;
      }, failed);
  return {
    busy: removing.isLoading || sending.isLoading || paying.isLoading,
    remove: (ids: readonly number[]) => removeAll(ids),
    duplicate: (ids: readonly number[]) =>
      duplicate(ids)
        .unwrap()
        .then((copies) => {
          const made = copies.map(({ invoice }) => invoice.id);
          const undo = { label: t('common:action.undo'), onUndo: () => void removeAll(made, true) };
          toast({ text: t('toast.duplicated', { count: made.length }), tone: 'good', undo });
          return made;
        }, failed),
    pay: (payment: InvoicePayment & { id: number }) =>
      pay(payment)
        .unwrap()
        .then(() => {
          toast({ text: t('toast.paid'), tone: 'good' });
          return true;
        }, failed),
    send: (letters: readonly Letter[]) =>
      send(letters)
        .unwrap()
        .then(() => {
          toast({ text: t('toast.sent', { count: letters.length }), tone: 'good' });
          return true;
        }, failed),
  };
}

/** What can be done to invoices. */
export type Acts = ReturnType<typeof useActions>;

import type { InvoicePayment } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useMutationToast } from '@kado/feature-kit';
import { type BulkResult, useBulkToast, useCan } from '@kado/template-kit';
import {
  type InvoiceEmail,
  useDuplicateInvoicesMutation,
  usePayInvoiceMutation,
  useRemoveInvoicesMutation,
  useSendInvoicesMutation,
} from './invoices-api.ts';

type Ids = readonly number[];

/** The text that says for how many of the invoices an action succeeded. */
function useBulkText() {
  const { t } = useTranslation('template-invoice');
  return (act: 'removed' | 'duplicated' | 'sent', { done, failed }: BulkResult<unknown, unknown>): string => {
    const count = done.length;
    return failed.length === 0 ? t(`toast.${act}`, { count }) : t(`toast.${act}Some`, { count, total: count + failed.length });
  };
}

/**
 * The actions on invoices. Each shows its result; none rejects. Those on several invoices resolve to the numbers of the invoices that succeeded, the others to
 * whether they succeeded.
 */
export function useInvoiceActions() {
  const { t } = useTranslation(['template-invoice', 'common']);
  const report = useMutationToast();
  const reportEach = useBulkToast();
  const textOf = useBulkText();
  const [remove, removing] = useRemoveInvoicesMutation();
  const [duplicate, duplicating] = useDuplicateInvoicesMutation();
  const [send, sending] = useSendInvoicesMutation();
  const [pay, paying] = usePayInvoiceMutation();
  const mayRemove = useCan({ action: 'delete', subject: 'Invoice' });
  const removeCopies = (copies: Ids) =>
    reportEach(remove(copies).unwrap(), (bulk) => (bulk.failed.length > 0 ? { text: textOf('removed', bulk) } : undefined));
  return {
    busy: removing.isLoading || sending.isLoading || paying.isLoading,
    remove: (ids: Ids) => reportEach(remove(ids).unwrap(), (bulk) => ({ text: textOf('removed', bulk) })),
    duplicating: duplicating.isLoading,
    /** `onDone` gets the numbers of the copies. Does nothing while copies are being made. */
    duplicate: async (ids: Ids, onDone?: (copies: Ids) => void): Promise<Ids> => {
      if (duplicating.isLoading) return [];
      return reportEach(duplicate(ids).unwrap(), (bulk) => {
        const copies = bulk.results.map(({ invoice }) => invoice.id);
        onDone?.(copies);
        const undo = { label: t('common:action.undo'), onUndo: () => void removeCopies(copies) };
        // The undo deletes the copies, which needs its own right.
        return { text: textOf('duplicated', bulk), ...(mayRemove && { undo }) };
      });
    },
    pay: (payment: InvoicePayment & { id: number }) => report(pay(payment).unwrap(), t('toast.paid')),
    send: async (emails: readonly InvoiceEmail[]): Promise<Ids> => {
      const sent = await reportEach(send(emails).unwrap(), (bulk) => ({ text: textOf('sent', bulk) }));
      return sent.map(({ id }) => id);
    },
  };
}

/** The result of `useInvoiceActions`. */
export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

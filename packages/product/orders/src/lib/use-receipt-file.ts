import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useSaveReceiptMutation } from '../api/receipts.ts';

/** Saves the receipt of an order as a PDF; shows an error if that fails. */
export function useReceiptFile(orderId: string, reference: string) {
  const { t } = useTranslation('product-orders');
  const toast = useToast();
  const textOf = useErrorText();
  const [load, { isLoading }] = useSaveReceiptMutation();
  const save = async (): Promise<void> => {
    try {
      await load({ orderId, name: `kado-${reference}.pdf` }).unwrap();
    } catch (cause) {
      toast({ text: textOf(cause, t('receipt.pdfFailed')), tone: 'bad' });
    }
  };
  return { save, busy: isLoading };
}

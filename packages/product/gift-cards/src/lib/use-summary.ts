import type { GiftProduct } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { dayName, type SendSummaryProps, timeZoneName, useLimitText } from '@kado/product-ui';
import type { CheckedGift, GiftValues } from './gift-form-state.ts';

/** What is missing, as the label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem }: CheckedGift, wallet: string): string | undefined {
  const { t } = useTranslation('product-gift-cards');
  const limitText = useLimitText();
  const limit = missing === 'amount' ? limitText(problem, wallet) : undefined;
  return limit ?? (missing && t(`do.${missing}`));
}

/** The delivery time as a sentence; undefined until a day is chosen. */
function useWhenText({ when }: GiftValues, { deliverOn }: CheckedGift): string | undefined {
  const { t, i18n } = useTranslation('product-gift-cards');
  if (when === 'now') return t('summary.now');
  if (!deliverOn) return undefined;
  return t('summary.onDay', {
    day: dayName(deliverOn.date, i18n.language),
    zone: timeZoneName(deliverOn.timeZone, i18n.language),
  });
}

/** The props of the summary beside the form and of the phone's bar. */
export function useSummary(product: GiftProduct, values: GiftValues, checked: CheckedGift, editing: boolean): SendSummaryProps {
  const { t } = useTranslation('product-gift-cards');
  const missing = useMissingText(checked, product.fee.fixed.currency);
  const when = useWhenText(values, checked);
  return {
    who: values.name.trim() || t('summary.someone'),
    price: checked.price,
    rate: product.rate,
    facts: [
      t('summary.spend', { brand: product.brand }),
      ...(values.message.trim() ? [t('summary.note')] : []),
      ...(when ? [when] : []),
    ],
    nothingText: t('summary.nothingText'),
    missing,
    editing,
    note: { icon: 'mail', text: t('summary.byMail') },
  };
}

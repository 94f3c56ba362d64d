import { useTranslation } from '@kado/i18n';
import { readAccount, type SendSummaryProps, useFormatters, useLimitText } from '@kado/product-ui';
import type { BankValues, CheckedBank } from './bank-form-state.ts';

const LAST_DIGITS = 4;

/** What is missing, as the label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem, payout }: CheckedBank): string | undefined {
  const { t } = useTranslation('product-bank-gifts');
  const limitText = useLimitText();
  const limit = missing === 'amount' && payout ? limitText(problem, payout.price.min.currency) : undefined;
  return limit ?? (missing && t(`do.${missing}`));
}

/** The props of the summary beside the form and of the phone's bar. */
export function useSummary(values: BankValues, checked: CheckedBank, editing: boolean): SendSummaryProps {
  const { t } = useTranslation('product-bank-gifts');
  const format = useFormatters();
  const missing = useMissingText(checked);
  const { payout } = checked;
  const digits = checked.account === 'complete' ? readAccount(values.number).slice(-LAST_DIGITS) : undefined;
  return {
    who: values.holder.trim() || t('summary.thisAccount'),
    price: checked.price,
    rate: payout?.price.rate,
    facts: [
      ...(payout ? [t('summary.bank', { bank: payout.bank.name })] : []),
      ...(digits ? [t('summary.account', { digits })] : []),
      ...(payout ? [t('summary.in', { time: format.about(payout.price.etaMinutes) })] : []),
    ],
    nothingText: t('summary.nothingText'),
    missing,
    editing,
    note: { icon: 'moneyback', text: t('summary.moneyBack') },
  };
}

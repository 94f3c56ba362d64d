import type { Price } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { type SendSummaryProps, useFormatters, useLimitText } from '@kado/product-ui';
import type { CheckedValues } from './top-up-form-state.ts';

type Entered = {
  checked: CheckedValues;
  price: Price | undefined;
  /** E.164; undefined until the number is complete. */
  phone: string | undefined;
  /** The name of the saved recipient with this number. */
  name: string | undefined;
  editing: boolean;
};

/** What is missing, as the label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem, network }: CheckedValues): string | undefined {
  const { t } = useTranslation('product-topup');
  const limitText = useLimitText();
  const limit = missing === 'amount' && network ? limitText(problem, network.sendCurrency) : undefined;
  return limit ?? (missing && t(`do.${missing}`));
}

/** The props of the summary beside the form and of the phone's bar. */
export function useSummary({ checked, price, phone, name, editing }: Entered): SendSummaryProps {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const missing = useMissingText(checked);
  const { network } = checked;
  const recipient = phone && (
    <bdi dir="ltr" key="number">
      {format.phone(phone)}
    </bdi>
  );
  return {
    who: name ?? t('summary.thisNumber'),
    price,
    rate: network?.rate,
    facts: [network && t('summary.airtime', { network: network.name }), recipient, t('summary.soon')].filter(Boolean),
    nothingText: t('summary.nothingText'),
    missing,
    editing,
    note: { icon: 'moneyback', text: t('summary.moneyBack') },
    recipient,
  };
}

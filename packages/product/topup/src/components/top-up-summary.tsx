import type { Price } from '@kado/contracts';
import { SendBar, SendSummary, type SendSummaryProps, useFormatters } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Icon, Row, Text } from '@kado/ui';
import type { CheckedValues } from '../lib/top-up-form-state.ts';

export type TopUpSummaryProps = {
  checked: CheckedValues;
  price: Price | undefined;
  /** E.164, once complete. */
  phone: string | undefined;
  /** Of the saved recipient with this number. */
  name: string | undefined;
  editing: boolean;
};

/** The label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem, network }: CheckedValues): string | undefined {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  if (missing === 'amount' && network && problem && 'limit' in problem)
    return t(`do.${problem.kind}`, { limit: format.either(problem.limit, network.sendCurrency) });
  return missing && t(`do.${missing}`);
}

/** What the summary beside the form and the phone's bar show. */
function useSummary({ checked, price, phone, name, editing }: TopUpSummaryProps): SendSummaryProps {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const missing = useMissingText(checked);
  const { network } = checked;
  const number = phone && (
    <bdi dir="ltr" key="number">
      {format.phone(phone)}
    </bdi>
  );
  return {
    heading: (
      <Trans
        ns="product-topup"
        i18nKey="summary.gets"
        values={{ who: name ?? t('summary.thisNumber') }}
        components={{ b: <b dir="auto" /> }}
      />
    ),
    price,
    rate: network?.rate,
    facts: [network && t('summary.airtime', { network: network.name }), number, t('summary.soon')].filter(Boolean),
    words: {
      nothing: t('summary.nothing'),
      nothingText: t('summary.nothingText'),
      send: t('summary.send'),
      fee: t('summary.fee'),
      rate: t('summary.rate'),
      pay: t('summary.pay'),
      bar: t('summary.bar'),
      withFee: (amount) => t('summary.withFee', { amount }),
    },
    button: { label: missing ?? t(editing ? 'do.save' : 'do.add'), disabled: missing !== undefined },
    note: (
      <Row gap={8} align="top">
        <Icon name="moneyback" size={20} />
        <Text size="small" tone="quiet">
          {t('summary.moneyBack')}
        </Text>
      </Row>
    ),
    recipient: number,
  };
}

/** The summary: what arrives, and what it costs. */
export const TopUpSummary = (props: TopUpSummaryProps) => <SendSummary {...useSummary(props)} />;

/** The phone's version of the summary: one line with the button. */
export const TopUpBar = (props: TopUpSummaryProps) => <SendBar {...useSummary(props)} />;

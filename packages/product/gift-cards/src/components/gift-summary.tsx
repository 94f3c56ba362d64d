import type { GiftProduct } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { SendBar, SendSummary, useFormatters, type SendSummaryProps } from '@kado/product-ui';
import { Icon, Row, Text } from '@kado/ui';
import { dayName, timeZoneName } from '../lib/delivery-day.ts';
import type { CheckedGift, GiftValues } from '../lib/gift-form-state.ts';

export type GiftSummaryProps = { product: GiftProduct; values: GiftValues; checked: CheckedGift; editing: boolean };

/** The label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem }: CheckedGift, wallet: string): string | undefined {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  if (missing === 'amount' && problem && 'limit' in problem)
    return t(`do.${problem.kind}`, { limit: format.either(problem.limit, wallet) });
  return missing && t(`do.${missing}`);
}

/** When it is delivered, as a sentence. */
function useWhenText({ deliverOn }: CheckedGift): string {
  const { t, i18n } = useTranslation('product-gift-cards');
  if (!deliverOn) return t('summary.now');
  return t('summary.onDay', {
    day: dayName(deliverOn.date, i18n.language),
    zone: timeZoneName(deliverOn.timeZone, i18n.language),
  });
}

/** What the summary beside the form and the phone's bar show. */
function useSummary({ product, values, checked, editing }: GiftSummaryProps): SendSummaryProps {
  const { t } = useTranslation('product-gift-cards');
  const missing = useMissingText(checked, product.fee.fixed.currency);
  const when = useWhenText(checked);
  const who = values.name.trim() || t('summary.someone');
  return {
    heading: <Trans ns="product-gift-cards" i18nKey="summary.gets" values={{ who }} components={{ b: <b dir="auto" /> }} />,
    price: checked.price,
    rate: product.rate,
    facts: [t('summary.spend', { brand: product.brand }), ...(values.message.trim() ? [t('summary.note')] : []), when],
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
        <Icon name="mail" size={20} />
        <Text size="small" tone="quiet">
          {t('summary.byMail')}
        </Text>
      </Row>
    ),
  };
}

/** The summary: what arrives, and what it costs. */
export const GiftSummary = (props: GiftSummaryProps) => <SendSummary {...useSummary(props)} />;

/** The phone's version of the summary: one line with the button. */
export const GiftBar = (props: GiftSummaryProps) => <SendBar {...useSummary(props)} />;

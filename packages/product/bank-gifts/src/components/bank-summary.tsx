import { Trans, useTranslation } from '@kado/i18n';
import { SendBar, SendSummary, useFormatters, type SendSummaryProps } from '@kado/product-ui';
import { Icon, Row, Text } from '@kado/ui';
import { readAccount } from '../lib/account.ts';
import type { BankValues, CheckedBank } from '../lib/bank-form-state.ts';

export type BankSummaryProps = { values: BankValues; checked: CheckedBank; editing: boolean };

const LAST_DIGITS = 4;

/** The label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem, payout }: CheckedBank): string | undefined {
  const { t } = useTranslation('product-bank-gifts');
  const format = useFormatters();
  if (missing === 'amount' && payout && problem && 'limit' in problem)
    return t(`do.${problem.kind}`, { limit: format.either(problem.limit, payout.price.min.currency) });
  return missing && t(`do.${missing}`);
}

/** What the summary beside the form and the phone's bar show. */
function useSummary({ values, checked, editing }: BankSummaryProps): SendSummaryProps {
  const { t } = useTranslation('product-bank-gifts');
  const format = useFormatters();
  const missing = useMissingText(checked);
  const { payout } = checked;
  const digits = checked.account === 'complete' ? readAccount(values.number).slice(-LAST_DIGITS) : undefined;
  const who = values.holder.trim() || t('summary.thisAccount');
  return {
    heading: <Trans ns="product-bank-gifts" i18nKey="summary.gets" values={{ who }} components={{ b: <b dir="auto" /> }} />,
    price: checked.price,
    rate: payout?.price.rate,
    facts: [
      ...(payout ? [t('summary.bank', { bank: payout.bank.name })] : []),
      ...(digits ? [t('summary.account', { digits })] : []),
      ...(payout ? [t('summary.in', { time: format.about(payout.price.etaMinutes) })] : []),
    ],
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
  };
}

/** The summary: what arrives, and what it costs. */
export const BankSummary = (props: BankSummaryProps) => <SendSummary {...useSummary(props)} />;

/** The phone's version of the summary: one line with the button. */
export const BankBar = (props: BankSummaryProps) => <SendBar {...useSummary(props)} />;

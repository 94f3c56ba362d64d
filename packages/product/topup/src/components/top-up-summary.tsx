import type { Price } from '@kado/contracts';
import { MoneyText, PayBar, ReceiptCard, ReceiptCardPart, RecipientHeading } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Button, Icon, Line, Lines, Row, ShowOn, Text } from '@kado/ui';
import type { CheckedValues } from '../lib/top-up-form-state.ts';
import styles from './top-up.module.css';
import { useTopUpFormatters } from '../lib/use-formatters.ts';

export type TopUpSummaryProps = {
  checked: CheckedValues;
  price: Price | undefined;
  /** E.164, once complete. */
  phone: string | undefined;
  /** Of the saved recipient with this number. */
  name: string | undefined;
  editing: boolean;
};

const payOf = ({ send, fee }: Price) => ({ ...send, amountMinor: send.amountMinor + fee.amountMinor });

/** The label of the disabled button; undefined once it is enabled. */
function useMissingText({ missing, problem, network }: CheckedValues): string | undefined {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  if (missing === 'amount' && network && problem && 'limit' in problem)
    return t(`do.${problem.kind}`, { limit: format.either(problem.limit, network.sendCurrency) });
  return missing && t(`do.${missing}`);
}

/** The submit button. */
function AddButton({ checked, editing, wide }: Pick<TopUpSummaryProps, 'checked' | 'editing'> & { wide?: boolean }) {
  const { t } = useTranslation('product-topup');
  const missing = useMissingText(checked);
  return (
    <Button type="submit" wide={wide} disabled={missing !== undefined}>
      {missing ?? t(editing ? 'do.save' : 'do.add')}
    </Button>
  );
}

/** What arrives at the number: amount, network and delivery time. */
function ReceivedPart({ checked: { network }, price, phone }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  if (!price || !network)
    return (
      <Text size="head" tone="quiet">
        {t('summary.nothing')}
      </Text>
    );
  return (
    <>
      <p>
        <MoneyText money={price.receive} kind="received" size="l" />
      </p>
      <Text size="small" tone="quiet">
        {t('summary.airtime', { network: network.name })}
        {phone && (
          <>
            <br />
            <bdi dir="ltr">{format.phone(phone)}</bdi>
          </>
        )}
        <br />
        {t('summary.soon')}
      </Text>
    </>
  );
}

function CostPart({ checked: { network }, price }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  if (!price || !network)
    return (
      <Text size="small" tone="quiet">
        {t('summary.nothingText')}
      </Text>
    );
  return (
    <Lines>
      <Line label={t('summary.send')}>{format.money(price.send)}</Line>
      <Line label={t('summary.fee')}>{format.money(price.fee)}</Line>
      <Line label={t('summary.rate')}>{format.rate(network.sendCurrency, network.receiveCurrency, network.rate)}</Line>
      <Line label={t('summary.pay')} total>
        {format.money(payOf(price))}
      </Line>
    </Lines>
  );
}

/** The summary: what arrives, and what it costs. */
export function TopUpSummary(props: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  return (
    <>
      <ReceiptCard ribbon aria-labelledby="arrives">
        <ReceiptCardPart gap={4}>
          <RecipientHeading id="arrives">
            <Trans
              ns="product-topup"
              i18nKey="summary.gets"
              values={{ who: props.name ?? t('summary.thisNumber') }}
              components={{ b: <bdi className={styles.strong} /> }}
            />
          </RecipientHeading>
          <ReceivedPart {...props} />
        </ReceiptCardPart>
        <ReceiptCardPart gap={24}>
          <CostPart {...props} />
          <ShowOn on="wide">
            <AddButton checked={props.checked} editing={props.editing} wide />
          </ShowOn>
        </ReceiptCardPart>
      </ReceiptCard>
      <Row className={styles.note} gap={8} align="top">
        <Icon name="moneyback" size={20} />
        <Text size="small" tone="quiet">
          {t('summary.moneyBack')}
        </Text>
      </Row>
    </>
  );
}

/** The phone's version of the summary: one line with the button. */
export function TopUpBar({ price, phone, checked, editing }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  return (
    <PayBar label={t('summary.bar')} action={<AddButton checked={checked} editing={editing} />}>
      {price && (
        <>
          <span className={styles.strong}>
            <bdi>{format.received(price.receive)}</bdi>
          </span>
          <Text as="span" size="small" tone="quiet">
            {t('summary.withFee', { amount: format.money(payOf(price)) })}
          </Text>
        </>
      )}
      {!price && phone && <bdi dir="ltr">{format.phone(phone)}</bdi>}
    </PayBar>
  );
}

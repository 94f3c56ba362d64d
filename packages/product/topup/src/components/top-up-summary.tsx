import { formatPhone, type Network, type Price } from '@kado/contracts';
import { MoneyText, PayBar, ReceiptCard, ReceiptCardPart, RecipientHeading } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Button, Icon, Line, Lines, Row, Text } from '@kado/ui';
import type { Missing } from '../lib/top-up-form-state.ts';
import styles from './top-up.module.css';
import { useTopUpFormatters } from '../lib/use-formatters.ts';

export type TopUpSummaryProps = {
  network: Network | undefined;
  price: Price | undefined;
  /** E.164, once complete. */
  phone: string | undefined;
  missing: Missing | undefined;
  editing: boolean;
};

const payOf = ({ send, fee }: Price) => ({ ...send, amountMinor: send.amountMinor + fee.amountMinor });

/** The one button of the page: says what is missing until nothing is. */
function Put({ missing, editing, wide }: Pick<TopUpSummaryProps, 'missing' | 'editing'> & { wide?: boolean }) {
  const { t } = useTranslation('product-topup');
  return (
    <Button type="submit" wide={wide} disabled={missing !== undefined}>
      {missing ? t(`do.${missing}`) : editing ? t('do.save') : t('do.add')}
    </Button>
  );
}

/** What the number gets: the figure, through whom, how soon. */
function Arrives({ network, price, phone }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  if (!price || !network)
    return (
      <Text size="head" tone="quiet">
        {t('slip.nothing')}
      </Text>
    );
  return (
    <>
      <p>
        <MoneyText money={price.receive} kind="received" size="l" />
      </p>
      <Text size="small" tone="quiet">
        {t('slip.airtime', { network: network.name })}
        {phone && (
          <>
            <br />
            <bdi dir="ltr">{format.phone(phone)}</bdi>
          </>
        )}
        <br />
        {t('slip.soon')}
      </Text>
    </>
  );
}

function Costs({ network, price }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  if (!price || !network)
    return (
      <Text size="small" tone="quiet">
        {t('slip.nothingText')}
      </Text>
    );
  return (
    <Lines>
      <Line label={t('slip.send')}>{format.money(price.send)}</Line>
      <Line label={t('slip.fee')}>{format.money(price.fee)}</Line>
      <Line label={t('slip.rate')}>{format.rate(network.sendCurrency, network.receiveCurrency, network.rate)}</Line>
      <Line label={t('slip.pay')} total>
        {format.money(payOf(price))}
      </Line>
    </Lines>
  );
}

/** What arrives, then what it costs. */
export function TopUpSummary(props: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  return (
    <>
      <ReceiptCard ribbon aria-labelledby="arrives">
        <ReceiptCardPart gap={4}>
          <RecipientHeading id="arrives">
            <Trans ns="product-topup" i18nKey="slip.gets" values={{ who: t('slip.thisNumber') }} components={{ b: <b /> }} />
          </RecipientHeading>
          <Arrives {...props} />
        </ReceiptCardPart>
        <ReceiptCardPart gap={24}>
          <Costs {...props} />
          <div className={styles.desk}>
            <Put missing={props.missing} editing={props.editing} wide />
          </div>
        </ReceiptCardPart>
      </ReceiptCard>
      <Row className={styles.note} gap={8} align="top">
        <Icon name="moneyback" size={20} />
        <Text size="small" tone="quiet">
          {t('slip.moneyBack')}
        </Text>
      </Row>
    </>
  );
}

/** On a phone: the same in one line, with the button. */
export function TopUpBar({ price, phone, missing, editing }: TopUpSummaryProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  return (
    <PayBar label={t('slip.summary')} action={<Put missing={missing} editing={editing} />}>
      {price && (
        <>
          <span className={styles.strong}>
            <bdi>{format.received(price.receive)}</bdi>
          </span>
          <Text as="span" size="small" tone="quiet">
            {t('slip.withFee', { amount: format.money(payOf(price)) })}
          </Text>
        </>
      )}
      {!price && phone && <bdi dir="ltr">{formatPhone(phone)}</bdi>}
    </PayBar>
  );
}

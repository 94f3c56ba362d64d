import type { Price } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { Button, Icon, type IconName, Line, Lines, Row, ShowOn, Text } from '@kado/ui';
import { Fragment, type ReactNode } from 'react';
import { payOf } from '../amounts/amount.ts';
import { PayBar } from '../layout/split.tsx';
import { MoneyText } from '../money-text.tsx';
import { useFormatters } from '../use-formatters.ts';
import { ReceiptCard, ReceiptCardPart, RecipientHeading } from './receipt-card.tsx';
import styles from './send-summary.module.css';

/** Props of SendSummary and SendBar. */
export type SendSummaryProps = {
  /** The recipient, in "Ada gets". */
  who: string;
  /** Undefined while there is no valid amount. */
  price: Price | undefined;
  /** Units of the received currency for one unit of the wallet's. */
  rate: string | undefined;
  /** What it is for, where it arrives and when: one line each. */
  facts: readonly ReactNode[];
  /** What to enter to see the costs. */
  nothingText: string;
  /** The label of the submit button while it is disabled: what is missing. */
  missing: string | undefined;
  /** A line of the cart is being changed. */
  editing: boolean;
  /** Below the card. */
  note: { icon: IconName; text: string };
  /** The phone's bar: who gets it, shown until there is an amount. */
  recipient?: ReactNode;
};

function Costs({ price, rate, nothingText }: Pick<SendSummaryProps, 'price' | 'rate' | 'nothingText'>) {
  const { t } = useTranslation();
  const format = useFormatters();
  if (!price)
    return (
      <Text size="small" tone="quiet">
        {nothingText}
      </Text>
    );
  const { currency } = price.receive;
  return (
    <Lines>
      <Line label={t('summary.send')}>{format.money(price.send)}</Line>
      <Line label={t('summary.fee')}>{format.money(price.fee)}</Line>
      {rate !== undefined && currency !== price.send.currency && (
        <Line label={t('summary.rate')}>{format.rate(price.send.currency, currency, rate)}</Line>
      )}
      <Line label={t('summary.pay')} total>
        {format.money(payOf(price))}
      </Line>
    </Lines>
  );
}

function SubmitButton({ missing, editing, wide }: Pick<SendSummaryProps, 'missing' | 'editing'> & { wide?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" wide={wide} disabled={missing !== undefined}>
      {missing ?? t(editing ? 'cart.save' : 'cart.add')}
    </Button>
  );
}

/** The summary beside a form that sends something: what arrives, and what it costs. */
export function SendSummary({ who, price, rate, facts, nothingText, missing, editing, note }: SendSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      <ReceiptCard ribbon aria-labelledby="arrives">
        <ReceiptCardPart gap={4}>
          <RecipientHeading id="arrives">
            <Trans i18nKey="summary.gets" values={{ who }} components={{ b: <b dir="auto" /> }} />
          </RecipientHeading>
          {price ? (
            <>
              <p>
                <MoneyText money={price.receive} kind="received" size="l" />
              </p>
              <Text size="small" tone="quiet" className={styles.facts}>
                {facts.map((fact, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the lines have no other identity
                  <Fragment key={at}>
                    {at > 0 && <br />}
                    {fact}
                  </Fragment>
                ))}
              </Text>
            </>
          ) : (
            <Text size="head" tone="quiet">
              {t('summary.nothing')}
            </Text>
          )}
        </ReceiptCardPart>
        <ReceiptCardPart gap={24}>
          <Costs price={price} rate={rate} nothingText={nothingText} />
          <ShowOn on="wide">
            <SubmitButton missing={missing} editing={editing} wide />
          </ShowOn>
        </ReceiptCardPart>
      </ReceiptCard>
      <div className={styles.note}>
        <Row gap={8} align="top">
          <Icon name={note.icon} size={20} />
          <Text size="small" tone="quiet">
            {note.text}
          </Text>
        </Row>
      </div>
    </>
  );
}

/** The phone's version of the summary: one line with the button. */
export function SendBar({ price, missing, editing, recipient }: SendSummaryProps) {
  const { t } = useTranslation();
  const format = useFormatters();
  return (
    <PayBar label={t('summary.bar')} action={<SubmitButton missing={missing} editing={editing} />}>
      {price ? (
        <>
          <span className={styles.strong}>
            <bdi>{format.received(price.receive)}</bdi>
          </span>
          <Text as="span" size="small" tone="quiet">
            {t('summary.withFee', { amount: format.money(payOf(price)) })}
          </Text>
        </>
      ) : (
        recipient
      )}
    </PayBar>
  );
}

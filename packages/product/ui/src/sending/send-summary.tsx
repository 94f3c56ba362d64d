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
  /** The recipient's name, as in "Ada gets". */
  who: string;
  /** Undefined while there is no valid amount. */
  price: Price | undefined;
  /** Units of the received currency for one unit of the wallet's currency. */
  rate: string | undefined;
  /** The kind of gift, where it arrives and when: one line each. */
  facts: readonly ReactNode[];
  /** Shown without a price: what to enter to see the costs. */
  nothingText: string;
  /** What is missing in the form; the label of the submit button, which is then disabled. */
  missing: string | undefined;
  /** Whether an existing cart line is being edited. */
  editing: boolean;
  /** A note below the card. */
  note: { icon: IconName; text: string };
  /** The recipient, shown in the phone's bar until there is an amount. */
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

/** The summary beside a form that sends a gift: the received amount and the costs. */
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

/** The summary in the bottom bar of a phone: one line with the button. */
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

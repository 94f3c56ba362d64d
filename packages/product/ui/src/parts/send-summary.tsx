import type { Price } from '@kado/contracts';
import { Button, Line, Lines, ShowOn, Text } from '@kado/ui';
import { Fragment, type ReactNode } from 'react';
import { PayBar } from '../layout/split.tsx';
import { MoneyText } from '../money-text.tsx';
import { useFormatters } from '../use-formatters.ts';
import { ReceiptCard, ReceiptCardPart, RecipientHeading } from './receipt-card.tsx';
import styles from './send-summary.module.css';

/** The texts of a summary. */
export type SendWords = {
  nothing: string;
  nothingText: string;
  send: string;
  fee: string;
  rate: string;
  pay: string;
  /** The name of the phone's bar. */
  bar: string;
  /** '3.59 USD with fee' */
  withFee: (amount: string) => string;
};

/** Props of SendSummary and SendBar. */
export type SendSummaryProps = {
  /** "Ada gets", with the recipient in bold. */
  heading: ReactNode;
  /** Undefined while there is no valid amount. */
  price: Price | undefined;
  /** Units of the received currency for one unit of the wallet's. */
  rate: string | undefined;
  /** What it is for, where it arrives and when: one line each. */
  facts: readonly ReactNode[];
  words: SendWords;
  /** The submit button; its label says what is missing while it is disabled. */
  button: { label: string; disabled: boolean };
  /** Below the card. */
  note?: ReactNode;
  /** The phone's bar: who gets it, shown until there is an amount. */
  recipient?: ReactNode;
};

const payOf = ({ send, fee }: Price) => ({ ...send, amountMinor: send.amountMinor + fee.amountMinor });

function Costs({ price, rate, words }: Pick<SendSummaryProps, 'price' | 'rate' | 'words'>) {
  const format = useFormatters();
  if (!price)
    return (
      <Text size="small" tone="quiet">
        {words.nothingText}
      </Text>
    );
  const { currency } = price.receive;
  return (
    <Lines>
      <Line label={words.send}>{format.money(price.send)}</Line>
      <Line label={words.fee}>{format.money(price.fee)}</Line>
      {rate !== undefined && currency !== price.send.currency && (
        <Line label={words.rate}>{format.rate(price.send.currency, currency, rate)}</Line>
      )}
      <Line label={words.pay} total>
        {format.money(payOf(price))}
      </Line>
    </Lines>
  );
}

/** The summary beside a form that sends something: what arrives, and what it costs. */
export function SendSummary({ heading, price, rate, facts, words, button, note }: SendSummaryProps) {
  return (
    <>
      <ReceiptCard ribbon aria-labelledby="arrives">
        <ReceiptCardPart gap={4}>
          <RecipientHeading id="arrives">{heading}</RecipientHeading>
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
              {words.nothing}
            </Text>
          )}
        </ReceiptCardPart>
        <ReceiptCardPart gap={24}>
          <Costs price={price} rate={rate} words={words} />
          <ShowOn on="wide">
            <Button type="submit" wide disabled={button.disabled}>
              {button.label}
            </Button>
          </ShowOn>
        </ReceiptCardPart>
      </ReceiptCard>
      {note && <div className={styles.note}>{note}</div>}
    </>
  );
}

/** The phone's version of the summary: one line with the button. */
export function SendBar({ price, words, button, recipient }: SendSummaryProps) {
  const format = useFormatters();
  const action = (
    <Button type="submit" disabled={button.disabled}>
      {button.label}
    </Button>
  );
  return (
    <PayBar label={words.bar} action={action}>
      {price ? (
        <>
          <span className={styles.strong}>
            <bdi>{format.received(price.receive)}</bdi>
          </span>
          <Text as="span" size="small" tone="quiet">
            {words.withFee(format.money(payOf(price)))}
          </Text>
        </>
      ) : (
        recipient
      )}
    </PayBar>
  );
}

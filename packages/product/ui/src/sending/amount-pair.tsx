import { exponentOf, type Money, type PriceRule } from '@kado/contracts';
import { type ReactNode, useRef } from 'react';
import { MoneyField, MoneyPair } from '../controls/money-field.tsx';
import { useFormatters } from '../use-formatters.ts';
import { convertedText, formatAmount, parseAmount, type TypedAmount } from '../amounts/amount.ts';

/** Props of AmountPair. */
export type AmountPairProps = {
  /** The price rule that converts between the two currencies. */
  rule: Pick<PriceRule, 'currency' | 'receiveCurrency' | 'rate' | 'fee'>;
  typed: TypedAmount;
  /** The error, shown at the field that was typed in. */
  error: ReactNode;
  getsLabel: ReactNode;
  sendLabel: ReactNode;
  swapLabel: string;
  onTyped: (typed: TypedAmount) => void;
  onLeave: () => void;
  /** The amount that will arrive, if it can be sent. On blur the typed amount is replaced by it if the wallet's currency cannot pay the exact amount. */
  arrives?: Money | undefined;
};

/** An amount in two currencies: the user types in either field, and the other shows the converted amount. One field if both currencies are the same. */
export function AmountPair(props: AmountPairProps) {
  const { rule, typed, error, getsLabel, sendLabel, swapLabel, onTyped, onLeave, arrives } = props;
  const { signOf } = useFormatters();
  const sendField = useRef<HTMLInputElement>(null);
  const receiveField = useRef<HTMLInputElement>(null);
  const { currency: send, receiveCurrency: receive } = rule;
  // Ignores a typed amount in the currency of an earlier choice.
  const current = [send, receive].includes(typed.currency) ? typed : { text: '', currency: receive };
  const textIn = (currency: string) => (current.currency === currency ? current.text : convertedText(current, rule));
  const swap = () => {
    const toReceive = current.currency === send;
    const currency = toReceive ? receive : send;
    onTyped({ text: textIn(currency), currency });
    (toReceive ? receiveField : sendField).current?.focus();
  };
  const leave = () => {
    const asked = parseAmount(current);
    if (asked && arrives?.currency === asked.currency && arrives.amountMinor !== asked.amountMinor)
      onTyped({ text: formatAmount(arrives), currency: arrives.currency });
    onLeave();
  };
  const field = (currency: string) => ({
    value: textIn(currency),
    onChange: (text: string) => onTyped({ text, currency }),
    onBlur: leave,
    decimals: exponentOf(currency),
    error: current.currency === currency ? error : undefined,
  });
  const first = (
    <MoneyField
      {...field(receive)}
      ref={(element) => void (receiveField.current = element)}
      label={getsLabel}
      {...(send === receive ? { code: receive } : signOf(receive))}
    />
  );
  if (send === receive) return first;
  const second = (
    <MoneyField {...field(send)} ref={(element) => void (sendField.current = element)} label={sendLabel} code={send} />
  );
  return <MoneyPair first={first} second={second} swapLabel={swapLabel} onSwap={swap} />;
}

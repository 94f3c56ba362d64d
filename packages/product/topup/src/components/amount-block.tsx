import { exponentOf, type Money, type Network } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { FieldGroup, MoneyField, MoneyPair, RadioCards } from '@kado/product-ui';
import { Stack, Text } from '@kado/ui';
import { useRef } from 'react';
import { convertedText, previewOf, rangeOf, formatAmount, type Problem, type Typed } from '../lib/amount.ts';
import { useTopUpFormatters } from '../lib/use-formatters.ts';

export type AmountBlockProps = {
  network: Network;
  typed: Typed;
  /** What is wrong with the amount, once it may be shown. */
  problem: Problem | undefined;
  onTyped: (typed: Typed) => void;
  onLeave: () => void;
};

const same = (a: Money, b: Money) => a.currency === b.currency && a.amountMinor === b.amountMinor;

/** The amount fields of a network that takes any amount between two limits: typed in either currency, shown in both. */
export function AmountBlock({ network, typed, problem, onTyped, onLeave }: AmountBlockProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  const sendField = useRef<HTMLInputElement>(null);
  const receiveField = useRef<HTMLInputElement>(null);
  const { sendCurrency, receiveCurrency, name } = network;
  // An amount in a currency of the number's former country has no meaning here.
  const current = [sendCurrency, receiveCurrency].includes(typed.currency) ? typed : { text: '', currency: receiveCurrency };
  const textIn = (currency: string) => (current.currency === currency ? current.text : convertedText(current, network));
  const errorIn = (currency: string) => (problem && current.currency === currency ? problemText(problem) : undefined);
  const problemText = (found: Problem) =>
    'limit' in found
      ? t(`amount.${found.kind}`, { network: name, limit: format.either(found.limit, sendCurrency) })
      : t('amount.required');
  const swap = () => {
    const toReceive = current.currency === sendCurrency;
    const currency = toReceive ? receiveCurrency : sendCurrency;
    onTyped({ text: textIn(currency), currency });
    (toReceive ? receiveField : sendField).current?.focus();
  };
  const field = (currency: string) => ({
    value: textIn(currency),
    onChange: (text: string) => onTyped({ text, currency }),
    onBlur: onLeave,
    decimals: exponentOf(currency),
    error: errorIn(currency),
  });
  return (
    <FieldGroup legend={t('amount.head')}>
      <MoneyPair
        first={
          <MoneyField
            {...field(receiveCurrency)}
            ref={(element) => void (receiveField.current = element)}
            label={t('amount.gets')}
            {...format.signOf(receiveCurrency)}
          />
        }
        second={
          <MoneyField
            {...field(sendCurrency)}
            ref={(element) => void (sendField.current = element)}
            label={t('amount.send')}
            code={sendCurrency}
          />
        }
        swapLabel={t('amount.swap')}
        onSwap={swap}
      />
      <Range network={network} />
      <Suggested network={network} typed={current} onTyped={onTyped} />
    </FieldGroup>
  );
}

function Range({ network }: { network: Network }) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  const [local, wallet] = [rangeOf(network, network.receiveCurrency), rangeOf(network, network.sendCurrency)];
  if (!local.min || !local.max || !wallet.min || !wallet.max) return null;
  const limits = {
    min: format.received(local.min),
    max: format.received(local.max),
    sendMin: format.figure(wallet.min),
    sendMax: format.money(wallet.max),
  };
  return (
    <Text size="small" tone="quiet">
      {t('amount.rangeBoth', limits)}
    </Text>
  );
}

function Suggested({ network, typed, onTyped }: { network: Network; typed: Typed; onTyped: (typed: Typed) => void }) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  const amounts = (network.suggested ?? []).map((amount) => ({ amount, price: previewOf(amount, network) }));
  if (amounts.length === 0) return null;
  const chosen = amounts.find(({ amount, price }) =>
    [amount, price.send, price.receive].some((each) => typed.currency === each.currency && typed.text === formatAmount(each)),
  );
  return (
    <RadioCards
      label={t('amount.suggested')}
      name="suggested"
      value={chosen && formatAmount(chosen.amount)}
      onChange={(text) => {
        const picked = amounts.find(({ amount }) => formatAmount(amount) === text);
        if (picked) onTyped({ text, currency: picked.amount.currency });
      }}
      options={amounts.map(({ amount, price }) => ({
        value: formatAmount(amount),
        head: <bdi>{format.received(price.receive)}</bdi>,
        detail: <bdi>{format.money(price.send)}</bdi>,
      }))}
    />
  );
}

export type FixedAmountsProps = { network: Network; money: Money | undefined; onTyped: (typed: Typed) => void };

/** The amounts of a network that sells only fixed ones. */
export function FixedAmounts({ network, money, onTyped }: FixedAmountsProps) {
  const { t } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  const rows = network.fixedAmounts ?? [];
  const chosen = money && rows.find(({ send }) => same(send, money));
  return (
    <FieldGroup legend={t('amount.fixedHead', { network: network.name })} gap={16}>
      <Stack gap={16}>
        <Text size="small" tone="quiet">
          {t('amount.fixedHint')}
        </Text>
        <RadioCards
          label={t('amount.fixedHead', { network: network.name })}
          name="fixed"
          value={chosen && formatAmount(chosen.send)}
          onChange={(text) => onTyped({ text, currency: network.sendCurrency })}
          options={rows.map(({ send, receive, label }) => ({
            value: formatAmount(send),
            head: <bdi>{format.bundle(label, receive)}</bdi>,
            detail: <bdi>{format.money(send)}</bdi>,
          }))}
        />
      </Stack>
    </FieldGroup>
  );
}

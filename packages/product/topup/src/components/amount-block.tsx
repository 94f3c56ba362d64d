import type { Money, Network } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import {
  AmountPair,
  type AmountProblem,
  FieldGroup,
  formatAmount,
  parseAmount,
  RadioCards,
  type TypedAmount,
  useFormatters,
} from '@kado/product-ui';
import { Stack, Text } from '@kado/ui';
import { fitsBoth, previewOf, problemOf, rangeOf, ruleOf } from '../lib/amount.ts';

export type AmountBlockProps = {
  network: Network;
  typed: TypedAmount;
  /** The problem of the amount; undefined while it must not be shown yet. */
  problem: AmountProblem | undefined;
  onTyped: (typed: TypedAmount) => void;
  onLeave: () => void;
};

const same = (a: Money, b: Money) => a.currency === b.currency && a.amountMinor === b.amountMinor;

/** The amount fields of a network that accepts any amount between two limits. The user types in either currency, and both are shown. */
export function AmountBlock({ network, typed, problem, onTyped, onLeave }: AmountBlockProps) {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const { sendCurrency, receiveCurrency, name } = network;
  // Ignores an amount in the currency of another country, left from an earlier number.
  const current = [sendCurrency, receiveCurrency].includes(typed.currency) ? typed : { text: '', currency: receiveCurrency };
  const money = problemOf(current, network) ? undefined : parseAmount(current);
  const arrives = money && previewOf(money, network).receive;
  const problemText = (found: AmountProblem) =>
    'limit' in found
      ? t(`amount.${found.kind}`, { network: name, limit: format.either(found.limit, sendCurrency) })
      : t('amount.required');
  return (
    <FieldGroup legend={t('amount.head')}>
      <AmountPair
        rule={ruleOf(network)}
        typed={current}
        error={problem && problemText(problem)}
        getsLabel={t('amount.gets')}
        sendLabel={t('amount.send')}
        swapLabel={t('amount.swap')}
        onTyped={onTyped}
        onLeave={onLeave}
        arrives={arrives}
      />
      <Range network={network} typed={current} />
      <Suggested network={network} typed={current} onTyped={onTyped} />
    </FieldGroup>
  );
}

/** The limits in both currencies. If the other currency's limits would contradict the amount shown in it, only those of the typed currency. */
function Range({ network, typed }: { network: Network; typed: TypedAmount }) {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const { sendCurrency, receiveCurrency } = network;
  const [local, wallet] = [rangeOf(network, receiveCurrency), rangeOf(network, sendCurrency)];
  if (!local.min || !local.max || !wallet.min || !wallet.max) return null;
  const received = { min: format.received(local.min), max: format.received(local.max) };
  const sent = { min: format.figure(wallet.min), max: format.money(wallet.max) };
  const text = fitsBoth(typed, network)
    ? t('amount.rangeBoth', { ...received, sendMin: sent.min, sendMax: sent.max })
    : t('amount.range', typed.currency === sendCurrency ? sent : received);
  return (
    <Text size="small" tone="quiet">
      {text}
    </Text>
  );
}

function Suggested({ network, typed, onTyped }: { network: Network; typed: TypedAmount; onTyped: (typed: TypedAmount) => void }) {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
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

export type FixedAmountsProps = { network: Network; money: Money | undefined; onTyped: (typed: TypedAmount) => void };

/** The fixed amounts of a network that accepts no others. */
export function FixedAmounts({ network, money, onTyped }: FixedAmountsProps) {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
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

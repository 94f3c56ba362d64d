import type { TopupItem } from '@kado/contracts';
import { FailureView, PageTitle, Stack } from '@kado/ui';
import { Split, useFlow, usePhoneReader } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useCallback, useMemo, useState, type FormEvent } from 'react';
import type { Typed } from '../lib/amount.ts';
import { formOf, itemOf, judge, priceIn, type TopUpForm as Form } from '../lib/top-up-form-state.ts';
import { AmountBlock, FixedAmounts } from './amount-block.tsx';
import { NetworkBlock } from './network-block.tsx';
import { NumberBlock } from './number-block.tsx';
import { TopUpBar, TopUpSummary } from './top-up-summary.tsx';
import styles from './top-up.module.css';
import { useNumberState } from '../lib/use-number-state.ts';
import { useCountries, useNetworks } from '../lib/use-networks.ts';
import { useAddToCart } from '../lib/use-add-to-cart.ts';
import { useTopUpFormatters } from '../lib/use-formatters.ts';

export type TopUpFormProps = {
  /** What the form opens with: a link's wishes, or the cart line to change. */
  start: Parameters<typeof formOf>[0];
  editing: TopupItem | undefined;
};

/** The form with what its number says; the number that a link brought is written as its country writes it. */
function useRead(form: Form, brought: string | undefined): Form {
  const read = usePhoneReader();
  const reading = read?.(form.phone);
  if (!reading) return form;
  const { e164, country, missing, text } = reading;
  return { ...form, e164, country, missing, phone: form.phone === brought ? text : form.phone };
}

/** What has been typed and chosen, judged; with the words of what is wrong once a field was left. */
function useForm(start: TopUpFormProps['start']) {
  const [typed, setForm] = useState<Form>(() => formOf(start));
  const form = useRead(typed, start.phone);
  const [left, setLeft] = useState({ number: false, amount: false });
  const change = useCallback((next: Partial<Form>) => setForm((old) => ({ ...old, ...next })), []);
  const onText = useCallback((phone: string) => change({ phone }), [change]);
  const places = useCountries(form.country);
  const { countries, country } = places;
  const networks = useNetworks(form);
  const judged = judge(form, networks.chosen);
  return {
    form,
    networks,
    judged,
    country,
    countries,
    failure: networks.error ?? places.error,
    ask: () => {
      if (places.error) places.ask();
      if (networks.error) networks.ask();
    },
    told: left.amount || judged.problem?.kind === 'tooMuch',
    number: useNumberState(form, networks.chosen ?? networks.rows[0], { countries, left: left.number }),
    change,
    onText,
    onTyped: (typed: Typed) => {
      setLeft((old) => ({ ...old, amount: false }));
      change({ typed });
    },
    leaveNumber: () => setLeft((old) => ({ ...old, number: true })),
    leaveAmount: () => setLeft((old) => ({ ...old, amount: form.typed !== undefined })),
  };
}

type Filled = ReturnType<typeof useForm>;

/** The number, and the network that it belongs to. */
function NumberAndNetwork({ form, networks, country, countries, failure, ask, number, change, onText, leaveNumber }: Filled) {
  const { t } = useTranslation('product-topup');
  const { t: common } = useTranslation();
  return (
    <Stack gap={24}>
      <NumberBlock
        text={form.phone}
        country={country}
        countries={countries}
        missing={number.toGo}
        error={number.error}
        onText={onText}
        onLeave={leaveNumber}
      />
      {failure ? (
        <FailureView title={t('error.title')} text={failure} retryLabel={common('action.retry')} onRetry={ask} />
      ) : (
        <NetworkBlock
          rows={networks.rows}
          chosen={networks.chosen}
          country={country?.name ?? ''}
          own={form.networkId !== undefined}
          looking={networks.loading && form.country !== undefined}
          onChoose={(networkId) => change({ networkId })}
        />
      )}
    </Stack>
  );
}

/** How much: any amount between limits, or one of those that the network sells. */
function HowMuch({ form, networks: { chosen }, judged, told, onTyped, leaveAmount }: Filled) {
  if (chosen?.denominationType === 'FIXED') return <FixedAmounts network={chosen} money={judged.money} onTyped={onTyped} />;
  return chosen ? (
    <AmountBlock
      network={chosen}
      typed={form.typed}
      problem={judged.problem}
      told={told}
      onTyped={onTyped}
      onLeave={leaveAmount}
    />
  ) : null;
}

/** Number, network, amount; the slip beside them says what arrives. */
export function TopupForm({ start, editing }: TopUpFormProps) {
  const { t } = useTranslation('product-topup');
  const { t: common } = useTranslation();
  const format = useTopUpFormatters();
  const filled = useForm(start);
  const { form, judged } = filled;
  const price = priceIn(judged);
  const put = useAddToCart(editing);
  useFlow(
    useMemo(
      () => ({ title: t('page.title'), backLabel: common('action.back'), backTo: editing ? '/cart' : '/' }),
      [t, common, editing],
    ),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const item = itemOf(editing?.id ?? crypto.randomUUID(), form, judged);
    if (item && price) put(item, format.received(price.receive));
  };
  const slip = {
    network: judged.network,
    price,
    phone: form.e164,
    missing: judged.missing,
    editing: editing !== undefined,
  };
  return (
    <form onSubmit={submit} noValidate>
      <Split aside={<TopUpSummary {...slip} />} asideLabel={t('slip.label')}>
        <Stack gap={40} className={styles.room}>
          <PageTitle>{t(editing ? 'page.editHead' : 'page.head')}</PageTitle>
          <NumberAndNetwork {...filled} />
          <HowMuch {...filled} />
        </Stack>
        <TopUpBar {...slip} />
      </Split>
    </form>
  );
}

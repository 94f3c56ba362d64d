import type { Item, Money } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { balance, useLoaded } from '@kado/state';
import { PageTitle, Row, ShowOn, Stack, Text, useOnline } from '@kado/ui';
import { Split, useFlow } from '@kado/product-ui';
import { useMemo, useState } from 'react';
import { shortfallOf } from '../lib/estimate.ts';
import { warningKey, warningsOf } from '../lib/risks.ts';
import styles from './cart.module.css';
import { MinuteLeft, QuoteClock } from './quote-clock.tsx';
import { FailedNotice, RenewedNotice, ShortNotice, useQuoteFailure } from './notices.tsx';
import { PayButtonBar, PayForm } from './pay-form.tsx';
import { PriceList } from './price-list.tsx';
import type { ReceivedQuote } from '../lib/use-seconds-left.ts';
import { useCatalogue } from '../lib/use-catalogue.ts';
import { useCheckoutForm } from '../lib/use-checkout-form.ts';
import { usePay } from '../lib/use-pay.ts';
import type { QuoteState } from '../lib/use-quote.ts';
import { useCartFormatters } from '../lib/use-formatters.ts';
import { checkboxId, Warnings } from './warnings.tsx';

/** Shows the countdown and the link back to the cart in the phone's header. */
function useCheckoutFlow(held: ReceivedQuote) {
  const { t } = useTranslation('product-cart');
  const end = useMemo(() => <QuoteClock held={held} short />, [held]);
  useFlow({ title: t('page.checkout'), backTo: '/cart', end });
}

/** The keys of the checked warnings, and the first unchecked warning. */
function useCheckedWarnings(prices: QuoteState, held: ReceivedQuote) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const warnings = warningsOf(held.quote, prices.items);
  const onTick = (key: string, on: boolean) =>
    setTicked((old) => new Set(on ? [...old, key] : [...old].filter((each) => each !== key)));
  return { warnings, ticked, onTick, open: warnings.find((warning) => !ticked.has(warningKey(warning))) };
}

/** Why paying is blocked, with the text of the notice that explains it. */
function useClosed({ renewed, over, outdated }: QuoteState, failed: string | undefined, missing: Money | undefined) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const offline = !useOnline();
  if (offline) return { offline, closed: t('pay.offline') };
  if (missing) return { offline, closed: t('short.title', { amount: format.money(missing) }) };
  if (failed !== undefined) return { offline, closed: failed };
  if (renewed) return { offline, closed: t('expired.title') };
  return { offline, closed: over || outdated ? t('pay.loading') : undefined };
}

/** The prices, the warnings to check, and the payment form. */
export function Review({ prices, held }: { prices: QuoteState; held: ReceivedQuote }) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const { quote } = held;
  const { items, renewed } = prices;
  const failed = useQuoteFailure(prices.failed);
  const { data: wallet, loading: walletLoading, error: walletError } = useLoaded(balance, undefined);
  const { catalogue } = useCatalogue(items);
  const ticks = useCheckedWarnings(prices, held);
  const paying = usePay(prices);
  const { refusal } = paying;
  // The balance is loaded again after an INSUFFICIENT_FUNDS rejection; until then the rejection's amount is shown.
  const isOld = refusal?.kind === 'short' && (walletLoading || walletError !== null);
  const missing = isOld ? refusal.amount : wallet ? shortfallOf(wallet.available, quote.total) : undefined;
  const { closed, offline } = useClosed(prices, failed?.title, missing);
  const form = useCheckoutForm(paying, { closed: closed !== undefined, focusFirst: ticks.open && checkboxId(ticks.open) });
  useCheckoutFlow(held);

  const amountOf = (item: Item) => {
    const line = quote.lines.find(({ itemId }) => itemId === item.id);
    return line ? format.received(line.receive) : '';
  };
  const money = { quote, balance: wallet, balanceError: wallet ? null : walletError };
  const payment = { ...money, control: form.control, onSubmit: form.submit, closed, offline, refusal, paying: paying.paying };
  return (
    <Split aside={<PayForm {...payment} />} asideLabel={t('sum.label')}>
      <Stack gap={32}>
        <PageTitle hiddenOnPhone>{t('page.checkout')}</PageTitle>
        <MinuteLeft held={held} />
        <ShowOn on="wide">
          <Row apart wrap className={styles.lead}>
            <Text tone="quiet">{t('pay.people', { count: new Set(items.map(format.who)).size })}</Text>
            <QuoteClock held={held} />
          </Row>
        </ShowOn>
        {failed && <FailedNotice {...failed} busy={prices.loading} onRetry={prices.retry} />}
        {missing && <ShortNotice missing={missing} total={quote.total} available={isOld ? undefined : wallet?.available} />}
        {renewed && (
          <RenewedNotice quote={quote} changes={renewed.changes} items={items} busy={prices.loading} onAgree={prices.agree} />
        )}
        <Warnings warnings={ticks.warnings} ticked={ticks.ticked} tried={form.tried} amountOf={amountOf} onTick={ticks.onTick} />
        <PriceList quote={quote} items={items} catalogue={catalogue} />
      </Stack>
      <PayButtonBar quote={quote} closed={closed} paying={paying.paying} />
    </Split>
  );
}

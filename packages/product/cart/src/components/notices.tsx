import { type Item, type Money, type Quote, toDecimal } from '@kado/contracts';
import { useErrorText, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { fieldErrorsOf, RefillButton } from '@kado/product-ui';
import { Button, Callout } from '@kado/ui';
import type { Change } from '../lib/changes.ts';
import { useCartFormatters } from '../lib/use-formatters.ts';
import type { FailedQuote } from '../lib/use-quote.ts';

export type RenewedNoticeProps = {
  quote: Quote;
  changes: readonly Change[];
  items: readonly Item[];
  busy: boolean;
  onAgree: () => void;
};

function ChangeText({ change: { receive, received, now, by }, item }: { change: Change; item: Item }) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  if (receive.amountMinor !== received.amountMinor)
    return t('expired.arrives', { who: format.who(item), now: format.received(receive), before: format.received(received) });
  const words = {
    what: format.what(item, receive),
    now: format.money(now),
    by: format.money({ ...by, amountMinor: Math.abs(by.amountMinor) }),
  };
  return by.amountMinor > 0 ? t('expired.dearer', words) : t('expired.cheaper', words);
}

function ToCart() {
  const { t } = useTranslation('product-cart');
  return (
    <Button size="small" variant="plain" to="/cart">
      {t('pay.toCart')}
    </Button>
  );
}

/** The notice of a renewed quote: what changed, and by how much. The user has to accept it before paying. */
export function RenewedNotice({ quote, changes, items, busy, onAgree }: RenewedNoticeProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const actions = (
    <>
      <Button size="small" onClick={onAgree} busy={busy}>
        {t('expired.continue', { amount: format.money(quote.total) })}
      </Button>
      <ToCart />
    </>
  );
  return (
    <Callout icon="clock" title={t('expired.title')} titleAs="h2" live actions={actions}>
      {changes.map((change) => {
        const item = items.find(({ id }) => id === change.itemId);
        return item ? (
          <p key={change.itemId}>
            <ChangeText change={change} item={item} />
          </p>
        ) : null;
      })}
      <p>{changes.length === 0 ? t('expired.same') : changes.length < items.length ? t('expired.rest') : ''}</p>
    </Callout>
  );
}

/** Why a quote request failed: the server's text, with the lines and fields that it names (`items.3.phone`). */
export function useQuoteFailure(failed: FailedQuote | undefined): { title: string; text: string } | undefined {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const textOf = useErrorText();
  if (!failed) return undefined;
  const { failure, items } = failed;
  const fields = Object.entries(fieldErrorsOf(failure)).map(([path, text]) => {
    const item = items[Number(/^items\.(\d+)\b/.exec(path)?.[1] ?? Number.NaN)];
    return item ? `${format.who(item)}: ${text}` : text;
  });
  return {
    title: failure.code === 'INVALID' ? t('pay.refused') : t('pay.loadError'),
    text: [...new Set([textOf(failure), ...fields])].join(' '),
  };
}

export type FailedNoticeProps = {
  title: string;
  text: string;
  busy: boolean;
  onRetry: () => void;
  /** Whether the notice is on the cart page, where it needs no link to the cart. */
  inCart?: boolean;
};

/** The notice that prices could not be loaded. */
export function FailedNotice({ title, text, busy, onRetry, inCart = false }: FailedNoticeProps) {
  const { t: common } = useTranslation();
  const actions = (
    <>
      <Button size="small" onClick={onRetry} busy={busy}>
        {common('action.retry')}
      </Button>
      {!inCart && <ToCart />}
    </>
  );
  return (
    <Callout tone="error" title={title} titleAs="h2" live actions={actions}>
      <p>{text}</p>
    </Callout>
  );
}

/** A link to a deposit of the missing amount, or in practice mode to the refill of practice money. */
function AddMoney({ missing }: { missing: Money }) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  if (usePractising()) return <RefillButton size="small" />;
  return (
    <Button size="small" icon="plus" to={`/deposits/new?credit=${toDecimal(missing)}`}>
      {t('short.add', { amount: format.money(missing) })}
    </Button>
  );
}

export type ShortNoticeProps = {
  missing: Money;
  total: Money;
  available: Money | undefined;
  /** Whether the notice is on the cart page, where it needs no link to the cart. */
  inCart?: boolean;
};

/** The notice of an insufficient balance: the missing amount, and what the user can do. */
export function ShortNotice({ missing, total, available, inCart = false }: ShortNoticeProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const have = available ?? { ...total, amountMinor: total.amountMinor - missing.amountMinor };
  const actions = (
    <>
      <AddMoney missing={missing} />
      {!inCart && (
        <Button size="small" variant="plain" to="/cart">
          {t('short.edit')}
        </Button>
      )}
      <Button size="small" variant="plain" to="/transactions">
        {t('short.balance')}
      </Button>
    </>
  );
  return (
    <Callout tone="error" title={t('short.title', { amount: format.money(missing) })} titleAs="h2" live actions={actions}>
      <p>{t('short.text', { total: format.money(total), available: format.money(have) })}</p>
    </Callout>
  );
}

import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyStatePage, PageTitle, Row, Stack } from '@kado/ui';
import { List, Split, useFlow } from '@kado/product-ui';
import { useDeferredValue } from 'react';
import { CartLine } from '../components/cart-line.tsx';
import { FailedNotice, ShortNotice } from '../components/notices.tsx';
import { CartBar, CartSummary } from '../components/cart-summary.tsx';
import { useAfterCheckout } from '../lib/use-pay.ts';
import { useCart } from '../lib/use-cart.ts';

/** Shows why the prices failed to load, with a button to retry. Also retries when the browser is online again. */
function MissingPrices({ prices }: Pick<ReturnType<typeof useCart>, 'prices'>) {
  const { t } = useTranslation('product-cart');
  const textOf = useErrorText();
  useRetryOnline(prices.error, prices.refetch);
  // The first render shows no error left over from an earlier page, because loading starts again first.
  const error = useDeferredValue(prices.error, null);
  if (!error || !prices.error) return null;
  return <FailedNotice title={t('cart.loadError')} text={textOf(error)} busy={prices.loading} onRetry={prices.refetch} inCart />;
}

/** /cart: the items to pay, whose amounts can be edited in place. */
export function Component() {
  const { t } = useTranslation('product-cart');
  const { cart, lines, currency, totals, missing, balance, balanceError, prices, change, remove } = useCart();
  useAfterCheckout(); // an earlier payment whose response was lost may have succeeded
  useFlow({ title: t('page.title'), backTo: '/' });
  if (cart.length === 0)
    return (
      <EmptyStatePage art={EmptyArt} title={t('cart.empty')} actions={<Button to="/send/top-up">{t('cart.emptyDo')}</Button>}>
        {t('cart.emptyText')}
      </EmptyStatePage>
    );
  const known = prices.data ? 'loaded' : prices.error ? 'failed' : 'loading';
  const summary = { count: cart.length, totals, balance, balanceError, missing };
  return (
    <Split aside={<CartSummary {...summary} />} asideLabel={t('sum.label')}>
      <Stack>
        <Row apart wrap>
          <PageTitle>{t('cart.head', { count: cart.length })}</PageTitle>
          <Button variant="soft" size="small" icon="plus" to="/send/top-up">
            {t('cart.addAnother')}
          </Button>
        </Row>
        {missing && balance && <ShortNotice missing={missing} total={totals.pay} available={balance.available} inCart />}
        <MissingPrices prices={prices} />
        <List label={t('cart.list')}>
          {lines.map((line) => (
            <CartLine key={line.item.id} line={line} prices={known} currency={currency} onChange={change} onRemove={remove} />
          ))}
        </List>
      </Stack>
      <CartBar {...summary} />
    </Split>
  );
}

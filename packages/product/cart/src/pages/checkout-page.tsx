import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import {
  Button,
  Callout,
  EmptyArt,
  EmptyStatePage,
  FailureView,
  Loading,
  PageTitle,
  SkeletonRows,
  Stack,
  useDismissToasts,
} from '@kado/ui';
import { SkeletonReceipt, Split } from '@kado/product-ui';
import { useEffect } from 'react';
import { useQuoteFailure } from '../components/notices.tsx';
import { Review } from '../components/review.tsx';
import { useAfterCheckout } from '../lib/use-pay.ts';
import { useQuote } from '../lib/use-quote.ts';

/** /checkout: the quote, the warnings and the PIN. */
export function Component() {
  const { t } = useTranslation('product-cart');
  const { t: common } = useTranslation();
  const cart = useAppSelector((state) => state.app.cart);
  const { settled, loading } = useAfterCheckout();
  const prices = useQuote(cart, loading || settled);
  const failed = useQuoteFailure(prices.failed);
  const dismissToasts = useDismissToasts();
  useEffect(dismissToasts, [dismissToasts]); // the toasts of the cart would cover the payment form
  if (prices.held) return <Review prices={prices} held={prices.held} />;
  if (cart.length === 0 && !loading && !settled)
    return (
      <EmptyStatePage art={EmptyArt} title={t('cart.empty')} actions={<Button to="/send/top-up">{t('cart.emptyDo')}</Button>}>
        {t('cart.emptyText')}
      </EmptyStatePage>
    );
  if (failed && !prices.loading)
    return (
      <FailureView
        {...failed}
        retryLabel={common('action.retry')}
        onRetry={prices.retry}
        actions={
          <Button variant="soft" to="/cart">
            {t('pay.toCart')}
          </Button>
        }
      />
    );
  return (
    <Split aside={<SkeletonReceipt />} asideLabel={t('sum.label')}>
      <Stack gap={32}>
        <PageTitle hiddenOnPhone>{t('page.checkout')}</PageTitle>
        {(loading || settled) && (
          <Callout icon="clock" title={t('resume.title')} live>
            {t('resume.text')}
          </Callout>
        )}
        <Loading label={t('pay.loading')}>
          <SkeletonRows count={Math.max(1, cart.length)} />
        </Loading>
      </Stack>
    </Split>
  );
}

import { useTranslation } from '@kado/i18n';
import { PendingPanel, Popover } from '@kado/template-ui';
import { lazyComponent } from '@kado/ui';
import { useCartQuery } from '../api/navbar-api.ts';

const Panel = lazyComponent(async () => (await import('./cart-panel.tsx')).CartPanel, PendingPanel);

/** Opens the sample shop's cart. */
export function CartButton() {
  const { t } = useTranslation('template-shell');
  const { data } = useCartQuery(undefined, { refetchOnFocus: true });
  const count = data?.products.length ?? 0;
  return (
    <Popover label={data ? t('cart.open', { count }) : t('cart.title')} icon="cart" count={count} size="wide">
      {(close) => <Panel close={close} />}
    </Popover>
  );
}

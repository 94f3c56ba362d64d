import { useRef } from 'react';
import type { CartProduct } from '@kado/contracts/template';
import { QueryView, useMutationToast } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, EmptyArt, IconButton, SkeletonRows } from '@kado/ui';
import { useReachable } from '@kado/template-kit';
import { PopPanel, Stepper } from '@kado/template-ui';
import { centsOf, dollars, sumOf } from '../lib/cart-sum.ts';
import { useCartQuery, usePutBackInCartMutation, useRemoveFromCartMutation, useSetCartQtyMutation } from '../api/navbar-api.ts';
import styles from './panels.module.css';

const MAX_QTY = 10;
const CHECKOUT = '/apps/ecommerce/checkout';
const SHOP = '/apps/ecommerce/shop';

/** If a product that is about to be removed has the focus, moves it to the next product, or to the cart itself. */
function moveFocus(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  const remove = [...(next?.querySelectorAll('button') ?? [])].at(-1);
  (remove ?? row.closest('dialog'))?.focus();
}

function Item({ product }: { product: CartProduct }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const { money } = useLocaleFormatters();
  const [setQty] = useSetCartQtyMutation();
  const [remove] = useRemoveFromCartMutation();
  const [putBack] = usePutBackInCartMutation();
  const report = useMutationToast();
  const row = useRef<HTMLLIElement>(null);
  const { id, name, brand, image, qty } = product;
  const undo = { label: t('common:action.undo'), onUndo: () => void report(putBack({ id, qty }).unwrap()) };
  const removeItem = () =>
    void report(remove(id).unwrap(), () => {
      moveFocus(row.current);
      return { text: t('cart.removed', { name }), undo };
    });
  return (
    <li ref={row}>
      <div className={`${styles.row} ${styles.item}`}>
        <img className={styles.thumb} src={image} alt="" loading="lazy" />
        <span className={styles.grow}>
          <b dir="auto">{name}</b>
          <small>{t('cart.by', { brand })}</small>
        </span>
        <Stepper
          label={t('cart.qty', { name })}
          lessLabel={t('cart.less')}
          moreLabel={t('cart.more')}
          value={qty}
          min={1}
          max={MAX_QTY}
          onChange={(next) => void report(setQty({ id, qty: next }).unwrap())}
        />
        <bdi className={styles.price}>{money(dollars(centsOf(product)), 'received', { places: true })}</bdi>
        <IconButton size="small" icon="x" label={t('cart.remove', { name })} onClick={removeItem} />
      </div>
    </li>
  );
}

function CartFooter({ products, close }: { products: readonly CartProduct[]; close: () => void }) {
  const { t } = useTranslation('template-shell');
  const { money } = useLocaleFormatters();
  const next = [CHECKOUT, SHOP].find(useReachable());
  return (
    <>
      <span className={styles.total} aria-live="polite">
        {t('cart.total')}{' '}
        <b>
          <bdi>{money(dollars(sumOf(products)), 'received', { places: true })}</bdi>
        </b>
      </span>
      {next ? (
        <Button size="small" to={next} onClick={close}>
          {t(next === CHECKOUT ? 'cart.checkout' : 'cart.shop')}
        </Button>
      ) : (
        <span className={styles.note}>{t('cart.noCheckout')}</span>
      )}
    </>
  );
}

function Empty() {
  const { t } = useTranslation('template-shell');
  const reachable = useReachable();
  return (
    <div className={styles.empty}>
      <EmptyArt />
      <b>{t('cart.empty')}</b>
      <p>{t('cart.emptyText')}</p>
      {reachable(SHOP) && (
        <Button size="small" to={SHOP}>
          {t('cart.shop')}
        </Button>
      )}
    </div>
  );
}

/** The cart: products, quantities and the total. */
export function CartPanel({ close }: { close: () => void }) {
  const { t } = useTranslation('template-shell');
  const query = useCartQuery();
  const products = query.data?.products ?? [];
  return (
    <PopPanel
      title={t('cart.title')}
      end={products.length > 0 && <span className={styles.chip}>{t('cart.count', { count: products.length })}</span>}
      foot={products.length > 0 && <CartFooter products={products} close={close} />}
    >
      <QueryView
        query={query}
        isEmpty={(data) => data.products.length === 0}
        empty={<Empty />}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonRows count={3} />
          </div>
        }
      >
        {(data) => (
          <ul className={styles.rows}>
            {data.products.map((product) => (
              <Item key={product.id} product={product} />
            ))}
          </ul>
        )}
      </QueryView>
    </PopPanel>
  );
}

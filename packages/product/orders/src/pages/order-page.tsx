import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyStatePage, NotFoundArt, SkeletonRows } from '@kado/ui';
import { isNotFound, SkeletonReceipt, Split } from '@kado/product-ui';
import { useParams, useSearchParams } from 'react-router';
import { OrderView } from '../components/order-view.tsx';
import { Receipt } from '../components/receipt.tsx';
import { useOrder } from '../lib/use-order.ts';

function OrderOf({ orderId }: { orderId: string }) {
  const { t } = useTranslation('product-orders');
  const [params] = useSearchParams();
  const { query, paused } = useOrder(orderId);
  const missing = isNotFound(query.error);
  if (missing)
    return (
      <EmptyStatePage art={NotFoundArt} title={t('error.notFound')} actions={<Button to="/orders">{t('do.all')}</Button>}>
        {t('error.notFoundText')}
      </EmptyStatePage>
    );
  const skeleton = (
    <Split aside={<SkeletonReceipt />} asideLabel={t('money.label')}>
      <SkeletonRows count={2} />
    </Split>
  );
  return (
    <QueryView query={query} skeleton={skeleton} empty={null} isEmpty={() => false} errorTitle={t('error.order')} wholePage>
      {(order) =>
        params.get('receipt') ? (
          <Receipt order={order} />
        ) : (
          <OrderView order={order} paused={paused} onRefresh={() => void query.refetch()} />
        )
      }
    </QueryView>
  );
}

/** /orders/:orderId: the result, updated by polling; with ?receipt=1 its receipt. */
export function Component() {
  const { orderId = '' } = useParams();
  return <OrderOf key={orderId} orderId={orderId} />;
}

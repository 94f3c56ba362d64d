import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isNotFound, SkeletonReceipt, Split } from '@kado/product-ui';
import { Button, EmptyStatePage, NotFoundArt, SkeletonRows } from '@kado/ui';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { DepositView } from '../components/deposit-view.tsx';
import { useDeposit } from '../lib/use-deposit.ts';

/** /deposits/:depositId: a deposit, updated by polling, also after a reload. */
export function Component() {
  const { t } = useTranslation('product-deposits');
  const { depositId = '' } = useParams();
  const { query, paused } = useDeposit(depositId);
  const { refetch } = query;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const missing = isNotFound(query.error);
  if (missing)
    return (
      <EmptyStatePage art={NotFoundArt} title={t('error.notFound')} actions={<Button to="/deposits">{t('do.all')}</Button>}>
        {t('error.notFoundText')}
      </EmptyStatePage>
    );
  const skeleton = (
    <Split aside={<SkeletonReceipt />} asideLabel={t('summary.asideLabel')}>
      <SkeletonRows count={4} />
    </Split>
  );
  return (
    <QueryView query={query} skeleton={skeleton} empty={null} isEmpty={() => false} errorTitle={t('error.deposit')} wholePage>
      {(deposit) => <DepositView key={deposit.id} deposit={deposit} paused={paused} onRefresh={refresh} />}
    </QueryView>
  );
}

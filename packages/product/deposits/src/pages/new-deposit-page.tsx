import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { SkeletonReceipt, Split, useFlow } from '@kado/product-ui';
import { Button, EmptyArt, EmptyStatePage, PageTitle, SkeletonRows, Stack, useDismissToasts } from '@kado/ui';
import { useEffect } from 'react';
import { NewDepositForm } from '../components/new-deposit-form.tsx';
import { useOptions } from '../lib/use-options.ts';

/** /deposits/new: an amount and a bank. The URL keeps both (`?bank=&amount=`); `?credit=20.00` fills in the amount that credits this much. */
export function Component() {
  const { t } = useTranslation('product-deposits');
  const query = useOptions();
  const dismissToasts = useDismissToasts();
  useEffect(dismissToasts, [dismissToasts]); // the toasts of the cart would cover the amount
  useFlow({ title: t('page.new'), backTo: '/transactions' });
  const nothing = (
    <EmptyStatePage art={EmptyArt} title={t('empty.banks')} actions={<Button to="/transactions">{t('do.toBalance')}</Button>}>
      {t('empty.banksText')}
    </EmptyStatePage>
  );
  const skeleton = (
    <Split aside={<SkeletonReceipt />} asideLabel={t('summary.label')}>
      <Stack gap={24}>
        <PageTitle>{t('page.newHead')}</PageTitle>
        <SkeletonRows count={3} />
      </Stack>
    </Split>
  );
  return (
    <QueryView
      query={query}
      skeleton={skeleton}
      empty={nothing}
      isEmpty={({ options }) => options.length === 0}
      errorTitle={t('error.banks')}
      wholePage
    >
      {({ options, wallet }) => <NewDepositForm options={options} wallet={wallet} />}
    </QueryView>
  );
}

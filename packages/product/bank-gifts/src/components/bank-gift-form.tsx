import type { BankItem } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Split, useFlow, useFormatters } from '@kado/product-ui';
import { Button, EmptyState, PageTitle, Skeleton, Stack } from '@kado/ui';
import { useMemo } from 'react';
import type { Prefill } from '../lib/address.ts';
import { useAddToCart } from '../lib/use-add-to-cart.ts';
import { useBankForm } from '../lib/use-bank-form.ts';
import { usePayouts } from '../lib/use-payouts.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountFields } from './amount-fields.tsx';
import { BankFields } from './bank-fields.tsx';
import styles from './bank-gift.module.css';
import { BankBar, BankSummary } from './bank-summary.tsx';

function Nothing() {
  const { t } = useTranslation('product-bank-gifts');
  return (
    <EmptyState art="empty" title={t('empty.title')} actions={<Button to="/send/top-up">{t('empty.do')}</Button>}>
      {t('empty.text')}
    </EmptyState>
  );
}

/** Country, bank, account and amount; the summary beside them shows what arrives. */
export function BankGiftForm({ start, editing }: { start: Prefill; editing: BankItem | undefined }) {
  const { t } = useTranslation('product-bank-gifts');
  const { t: common } = useTranslation();
  const format = useFormatters();
  const { request, ...offered } = usePayouts();
  const form = useBankForm(start, editing, offered);
  const { price } = form.checked;
  const addToCart = useAddToCart(editing);
  useFlow(
    useMemo(
      () => ({ title: t('page.title'), backLabel: common('action.back'), backTo: editing ? '/cart' : '/' }),
      [t, common, editing],
    ),
  );
  const submit = form.handleSubmit((item) => {
    if (price) addToCart(item, format.received(price.receive));
  });
  const summary = { values: form.values, checked: form.checked, editing: editing !== undefined };
  const skeleton = (
    <div className={styles.pair}>
      <Skeleton block={80} />
      <Skeleton block={80} />
    </div>
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Split aside={<BankSummary {...summary} />} asideLabel={t('summary.label')}>
        <Stack gap={40} className={styles.fields}>
          <PageTitle>{t(editing ? 'page.editHead' : 'page.head')}</PageTitle>
          <QueryView query={request} skeleton={skeleton} empty={<Nothing />} errorTitle={t('error.title')}>
            {() => (
              <>
                <Stack gap={24}>
                  <BankFields {...form} />
                  <AccountFields {...form} />
                </Stack>
                <AmountFields {...form} />
              </>
            )}
          </QueryView>
        </Stack>
        <BankBar {...summary} />
      </Split>
    </form>
  );
}

import type { BankItem } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { BankFields, RecipientChips, SendForm, useAddToCart, useFlow } from '@kado/product-ui';
import { useSaveCartItem } from '@kado/state';
import { Button, EmptyArt, EmptyState, PageTitle, Skeleton, Stack } from '@kado/ui';
import { useLocation, useNavigate } from 'react-router';
import type { Prefill } from '../lib/prefill-from-url.ts';
import { useBankForm } from '../lib/use-bank-form.ts';
import { useRecipient } from '../lib/use-recipient.ts';
import { usePayouts } from '../lib/use-payouts.ts';
import { useSummary } from '../lib/use-summary.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountFields } from './amount-fields.tsx';
import styles from './bank-gift.module.css';

function Nothing() {
  const { t } = useTranslation('product-bank-gifts');
  return (
    <EmptyState art={EmptyArt} title={t('empty.title')} actions={<Button to="/send/top-up">{t('empty.do')}</Button>}>
      {t('empty.text')}
    </EmptyState>
  );
}

/** The form of a bank gift: country, bank, account and amount; the summary beside them shows what arrives. */
export function BankGiftForm({ start, editing }: { start: Prefill; editing: BankItem | undefined }) {
  const { t } = useTranslation('product-bank-gifts');
  const { request, ...offered } = usePayouts();
  const form = useBankForm(start, editing, offered);
  const { price } = form.checked;
  const navigate = useNavigate();
  const addToCart = useAddToCart({
    save: useSaveCartItem(editing),
    editing: editing !== undefined,
    onSaved: () => {
      form.clearDraft();
      void navigate('/cart');
    },
    locationKey: useLocation().key,
  });
  useFlow({ title: t('page.title'), backTo: editing ? '/cart' : '/' });
  const submit = form.handleSubmit((item) => addToCart(item, price, item.account.holder));
  const recipient = useRecipient(form);
  const summary = useSummary(form.values, form.checked, editing !== undefined);
  const skeleton = (
    <div className={styles.pair}>
      <Skeleton block={80} />
    </div>
  );
  return (
    <SendForm summary={summary} onSubmit={submit}>
      <PageTitle>{t(editing ? 'page.editHead' : 'page.head')}</PageTitle>
      <QueryView query={request} skeleton={skeleton} empty={<Nothing />} errorTitle={t('error.title')}>
        {() => (
          <>
            <Stack gap={24}>
              <RecipientChips {...recipient} />
              <BankFields
                countries={form.countries}
                country={form.country}
                banks={form.banks.map(({ bank }) => bank)}
                bankId={form.checked.payout?.bank.id}
                onCountry={form.choose.country}
                onBank={form.choose.bank}
              />
              <AccountFields {...form} />
            </Stack>
            <AmountFields {...form} />
          </>
        )}
      </QueryView>
    </SendForm>
  );
}

import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, EmptyArt, EmptyStatePage } from '@kado/ui';
import { useSearchParams } from 'react-router';
import { BankGiftForm } from '../components/bank-gift-form.tsx';
import { prefillFromUrl } from '../lib/prefill-from-url.ts';

/** /send/bank: a new bank gift, one prefilled by a link, or (with ?item=) a cart line to edit. */
export function Component() {
  const { t } = useTranslation('product-bank-gifts');
  const [params] = useSearchParams();
  const prefill = prefillFromUrl(params);
  const line = useAppSelector((state) => state.app.cart.find(({ id }) => id === prefill.item));
  if (prefill.item === undefined) return <BankGiftForm key={params.toString()} start={prefill} editing={undefined} />;
  if (line?.kind === 'bank') return <BankGiftForm key={line.id} start={{}} editing={line} />;
  return (
    <EmptyStatePage art={EmptyArt} title={t('gone.title')} actions={<Button to="/send/bank">{t('gone.new')}</Button>}>
      {t('gone.text')}
    </EmptyStatePage>
  );
}

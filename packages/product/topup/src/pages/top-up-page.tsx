import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, EmptyArt, EmptyStatePage } from '@kado/ui';
import { useSearchParams } from 'react-router';
import { prefillFromUrl } from '../lib/prefill-from-url.ts';
import { TopUpForm } from '../components/top-up-form.tsx';

/** /send/top-up: a new top-up, one prefilled by a link, or (with ?item=) a cart line to edit. */
export function Component() {
  const { t } = useTranslation('product-topup');
  const [params] = useSearchParams();
  const prefill = prefillFromUrl(params);
  const line = useAppSelector((state) => state.app.cart.find(({ id }) => id === prefill.item));
  if (prefill.item === undefined) return <TopUpForm key={params.toString()} start={prefill} editing={undefined} />;
  if (line?.kind === 'topup') return <TopUpForm key={line.id} start={line} editing={line} />;
  return (
    <EmptyStatePage art={EmptyArt} title={t('gone.title')} actions={<Button to="/send/top-up">{t('gone.new')}</Button>}>
      {t('gone.text')}
    </EmptyStatePage>
  );
}

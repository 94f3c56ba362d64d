import { useTranslation } from '@kado/i18n';
import { Button, NotFound } from '@kado/ui';

export function Component() {
  const { t } = useTranslation('product-shell');
  return (
    <main id="main" tabIndex={-1}>
      <NotFound
        title={t('notFound.heading')}
        actions={
          <>
            <Button to="/">{t('notFound.home')}</Button>
            <Button to="/orders" variant="soft">
              {t('notFound.orders')}
            </Button>
          </>
        }
      >
        {t('notFound.text')}
      </NotFound>
    </main>
  );
}

import { useInFrame } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, EmptyStatePage } from '@kado/ui';
import { AppFrame } from '../components/app-layout.tsx';
import styles from './not-found-page.module.css';

function NotFoundContent() {
  const { t } = useTranslation('product-shell');
  return (
    <EmptyStatePage
      art="lost"
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
    </EmptyStatePage>
  );
}

/** For an unknown address: inside the frame for somebody signed in. */
export function Component() {
  const inFrame = useInFrame();
  const signedIn = useAppSelector((state) => state.session.status === 'user');
  if (inFrame) return <NotFoundContent />;
  if (signedIn)
    return (
      <AppFrame>
        <NotFoundContent />
      </AppFrame>
    );
  return (
    <main id="main" tabIndex={-1} className={styles.alone}>
      <NotFoundContent />
    </main>
  );
}

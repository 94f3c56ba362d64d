import { useApp, useInFrame } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, EmptyStatePage, NotFoundArt } from '@kado/ui';
import { useLocation } from 'react-router';
import { AppFrame } from '../components/app-layout.tsx';
import styles from './not-found-page.module.css';

function Unknown() {
  const { t } = useTranslation('product-shell');
  return (
    <EmptyStatePage
      art={NotFoundArt}
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

/** Explains that practice mode has no deposits, plans and messages, with a link to the profile, which refills the balance and leaves practice mode. */
function NotPractised() {
  const { t } = useTranslation('product-shell');
  const page = useLocation().pathname.split('/')[1];
  const text = page === 'deposits' ? 'practice.noDeposits' : page === 'plans' ? 'practice.noPlans' : 'practice.notHereText';
  return (
    <EmptyStatePage
      art={NotFoundArt}
      title={t('practice.notHere')}
      actions={
        <>
          <Button to="/profile">{t('practice.toRefill')}</Button>
          <Button to="/" variant="soft">
            {t('notFound.home')}
          </Button>
        </>
      }
    >
      {t(text)}
    </EmptyStatePage>
  );
}

/** The page for an unknown URL, and for a page that practice mode does not have. Signed-in users see it inside the frame. */
export function Component() {
  const inFrame = useInFrame();
  const { practice } = useApp();
  const signedIn = useAppSelector((state) => state.session.status === 'user');
  const content = practice?.on ? <NotPractised /> : <Unknown />;
  if (inFrame) return content;
  if (signedIn) return <AppFrame>{content}</AppFrame>;
  return (
    <main id="main" tabIndex={-1} className={styles.alone}>
      {content}
    </main>
  );
}

import { useTranslation } from '@kado/i18n';
import { contactForm, useAppDispatch, useAppSelector, useCall } from '@kado/state';
import { Button, Callout, PageTitle } from '@kado/ui';
import { useEffect } from 'react';
import { MessageForm } from '../components/message-form.tsx';
import { OwnMessages } from '../components/own-messages.tsx';
import styles from '../components/contact.module.css';

/** /contact: send a message to support and read the replies. Public. */
export function Component() {
  const { t } = useTranslation('product-contact');
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  const owner = useAppSelector(({ session }) => session.user?.id);
  const { data: sent } = useCall(contactForm);
  const again = () => {
    dispatch(contactForm.reset());
  };
  useEffect(() => {
    dispatch(contactForm.reset());
  }, [dispatch]);
  return (
    <div className={styles.column}>
      <PageTitle lead={t('page.lead')}>{t('page.title')}</PageTitle>
      {sent ? (
        <Callout
          tone="good"
          titleAs="h2"
          title={t('sent.title', { reference: sent.reference })}
          live
          actions={
            <Button variant="soft" size="small" onClick={again}>
              {t('sent.again')}
            </Button>
          }
        >
          {t('sent.text')}
        </Callout>
      ) : (
        // The key resets the form when the session changes in another tab, so that no other user sees the typed text.
        <MessageForm key={owner} signedIn={signedIn} />
      )}
      {signedIn && <OwnMessages />}
    </div>
  );
}

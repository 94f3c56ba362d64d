import { useTranslation } from '@kado/i18n';
import { Button, Text, useToast } from '@kado/ui';
import styles from './two-step-dialog.module.css';

/** The key to enter in an authenticator app. */
export function SetupKeyBox({ value }: { value: string }) {
  const { t } = useTranslation(['template-users', 'common']);
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => toast({ text: t('common:action.copied'), tone: 'good' }),
      () => toast({ text: t('twoStep.copyFailed'), tone: 'bad' }),
    );
  return (
    <>
      <Text>{t('twoStep.appText')}</Text>
      <div className={styles.key}>
        <code dir="ltr">{value}</code>
        <Button variant="plain" size="small" icon="copy" onClick={copy}>
          {t('common:action.copy')}
        </Button>
      </div>
    </>
  );
}

import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Text } from '@kado/ui';
import styles from './two-step-dialog.module.css';

/** The key to enter in an authenticator app. */
export function SetupKeyBox({ value }: { value: string }) {
  const { t } = useTranslation(['template-users', 'common']);
  const copy = useCopy();
  return (
    <>
      <Text>{t('twoStep.appText')}</Text>
      <div className={styles.key}>
        <code dir="ltr">{value}</code>
        <Button variant="plain" size="small" icon="copy" onClick={() => void copy(value, t('common:action.copied'))}>
          {t('common:action.copy')}
        </Button>
      </div>
    </>
  );
}

import { useTranslation } from '@kado/i18n';
import { Button, Icon, IconButton } from '@kado/ui';
import styles from './attachment.module.css';

type AttachmentProps = { number: number; attached: boolean; onChange: (attached: boolean) => void };

/** The invoice as the attachment of the e-mail; it can be removed and attached again. */
export function Attachment({ number, attached, onChange }: AttachmentProps) {
  const { t } = useTranslation('template-invoice');
  if (!attached) {
    return (
      <Button variant="soft" size="small" icon="clip" className={styles.back} onClick={() => onChange(true)}>
        {t('send.attach')}
      </Button>
    );
  }
  return (
    <span className={styles.chip}>
      <Icon name="clip" size={16} />
      <span>{t('send.attached', { number })}</span>
      <IconButton size="small" icon="x" label={t('send.detach')} onClick={() => onChange(false)} />
    </span>
  );
}

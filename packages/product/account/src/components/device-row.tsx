import type { SessionRow } from '@kado/contracts';
import { useMutationToast } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { ListRow, useAgo } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { Button, Icon, StatusText } from '@kado/ui';
import { useEndSessionMutation } from '../api/sessions.ts';
import { deviceIcon } from '../lib/device-icon.ts';
import styles from './account.module.css';

/** One signed-in device: its name, when it was last active, and a button to sign it out. */
export function DeviceRow({ row: { id, device, current, lastSeenAt, createdAt } }: { row: SessionRow }) {
  const { t } = useTranslation('product-account');
  const formats = useLocaleFormatters();
  const ago = useAgo();
  const report = useMutationToast();
  const [end, { isLoading }] = useEndSessionMutation();
  const signOut = () => report(end(id).unwrap(), t('security.ended', { device }), t('security.endFailed'));
  const button = (
    <Button
      variant="plain"
      size="small"
      busy={isLoading}
      aria-label={t('security.endLabel', { device })}
      onClick={() => void signOut()}
    >
      {t('security.end')}
    </Button>
  );
  return (
    <ListRow
      picture={
        <span className={styles.device}>
          <Icon name={deviceIcon(device)} />
        </span>
      }
      head={device}
      meta={`${t('security.seen', { when: ago(lastSeenAt, serverNow()) })} · ${t('security.since', { when: formats.dateTime(createdAt) })}`}
      {...(current ? { state: <StatusText tone="good">{t('security.current')}</StatusText> } : { actions: button })}
    />
  );
}

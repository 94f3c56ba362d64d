import type { BackendControl } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useBackend } from '@kado/template-kit';
import { useLog } from '../api/backend-values.ts';
import styles from './status.module.css';

function Counts({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const { total, failed } = useLog(backend);
  return (
    <span className={styles.counts}>
      {t('status.both', { calls: t('status.calls', { count: total }), failed: t('status.failed', { count: failed }) })}
    </span>
  );
}

/** One line for the shell's footer: it names the mock backend and counts its requests. */
export function Component() {
  const { t } = useTranslation('template-console');
  const { backend, failed } = useBackend();
  return (
    <span className={styles.status}>
      <span className={styles.name} data-failed={failed}>
        {failed ? t('status.stopped') : t('status.name')}
      </span>
      {backend && <Counts backend={backend} />}
    </span>
  );
}

import { useTranslation } from '@kado/i18n';
import { Banner, TextButton } from '@kado/ui';
import { useLocation } from 'react-router';
import { isBelow } from '../lib/is-current.ts';
import { useOutdated } from '../lib/use-outdated.ts';

/** Pages on which a reload would lose typed data or interrupt a payment. */
const BUSY = ['/send', '/checkout', '/deposits', '/recipients', '/profile', '/contact', '/operator', '/plans'];

/** Shows that a newer build exists, with a button to reload. Hidden on pages where a reload could lose data. */
export function NewVersion() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const outdated = useOutdated();
  const busy = BUSY.some((path) => isBelow(path, pathname));
  return (
    <output>
      {outdated && !busy && (
        <Banner
          tone="info"
          icon="refresh"
          action={<TextButton onClick={() => globalThis.location.reload()}>{t('action.reload')}</TextButton>}
        >
          {t('error.newVersionTitle')}
        </Banner>
      )}
    </output>
  );
}

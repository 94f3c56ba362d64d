import { useTranslation } from '@kado/i18n';
import { Banner, TextButton } from '@kado/ui';
import { useLocation } from 'react-router';
import { isBelow } from '../lib/is-current.ts';
import { useOutdated } from '../lib/use-outdated.ts';

/** Pages that hold what a reload would lose, and the payment. */
const BUSY = ['/send', '/checkout', '/deposits', '/recipients', '/profile', '/contact', '/operator', '/plans'];

/** Says that there is a newer build, and reloads on request; waits while a page is open that could lose something. */
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

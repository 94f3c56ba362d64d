import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { OfflineBanner, TopProgress } from '@kado/ui';
import { AfterNavigation } from './after-navigation.tsx';

const PATIENCE_MS = 200;

/** True once the next page has kept somebody waiting for longer than a moment. */
function useSlowNavigation(): boolean {
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

/** What stands above every page inside the router: progress, being offline (a layout says it in its own place), the document's name, focus and scroll. */
export function Root() {
  const { t } = useTranslation();
  const slow = useSlowNavigation();
  const framed = useMatches().some(({ id }) => id.startsWith('layout:'));
  return (
    <>
      <TopProgress active={slow} label={t('page.loading')} />
      {!framed && <OfflineBanner>{t('offline.title')}</OfflineBanner>}
      <AfterNavigation />
      <ScrollRestoration />
      <Outlet />
    </>
  );
}

import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { OfflineBanner, PrefetchContext, TopProgress } from '@kado/ui';
import { AfterNavigation } from './after-navigation.tsx';
import { usePrefetch } from './prefetch.ts';

const PATIENCE_MS = 200;

/** True once a navigation has taken longer than `PATIENCE_MS`. */
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

/** Wraps every page inside the router: progress, the offline notice (a layout has its own), the document's title, focus, scroll and the prefetch of links. */
export function Root() {
  const { t } = useTranslation();
  const slow = useSlowNavigation();
  const prefetch = usePrefetch();
  const framed = useMatches().some(({ id }) => id.startsWith('layout:'));
  return (
    <PrefetchContext value={prefetch}>
      <TopProgress active={slow} label={t('page.loading')} />
      {!framed && <OfflineBanner>{t('offline.title')}</OfflineBanner>}
      <AfterNavigation />
      <ScrollRestoration />
      <Outlet />
    </PrefetchContext>
  );
}

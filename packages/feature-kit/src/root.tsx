import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { FetchPartContext, OfflineBanner, PrefetchContext, TopProgress } from '@kado/ui';
import { AfterNavigation } from './after-navigation.tsx';
import { useFetchPart } from './fetch-part.ts';
import { usePrefetch } from './prefetch.ts';

const PROGRESS_DELAY_MS = 200;

/** True while a navigation takes longer than `PROGRESS_DELAY_MS`. */
function useSlowNavigation(): boolean {
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

/** Wraps every page inside the router: progress bar, offline banner (a layout has its own), document title, focus, scroll restoration, prefetching of links and fetching of the page's parts. */
export function Root() {
  const { t } = useTranslation();
  const slow = useSlowNavigation();
  const fetchPart = useFetchPart();
  const prefetch = usePrefetch(fetchPart);
  const framed = useMatches().some(({ id }) => id.startsWith('layout:'));
  return (
    <PrefetchContext value={prefetch}>
      <TopProgress active={slow} label={t('page.loading')} />
      {!framed && <OfflineBanner>{t('offline.title')}</OfflineBanner>}
      <AfterNavigation />
      <ScrollRestoration />
      <FetchPartContext value={fetchPart}>
        <Outlet />
      </FetchPartContext>
    </PrefetchContext>
  );
}

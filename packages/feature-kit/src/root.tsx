import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { FetchPartContext, OfflineBanner, PrefetchContext, TopProgress } from '@kado/ui';
import { AfterNavigation } from './after-navigation.tsx';
import { useFetchPart } from './fetch-part.ts';
import { usePrefetch } from './prefetch.ts';

/** Wraps every page inside the router: progress bar, offline banner (layouts have their own), title, focus, scroll restoration, prefetching, code of parts. */
export function Root() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const fetchPart = useFetchPart();
  const prefetch = usePrefetch(fetchPart);
  const framed = useMatches().some(({ id }) => id.startsWith('layout:'));
  return (
    <PrefetchContext value={prefetch}>
      <TopProgress active={navigation.state !== 'idle'} label={t('page.loading')} />
      {!framed && <OfflineBanner>{t('offline.title')}</OfflineBanner>}
      <AfterNavigation />
      <ScrollRestoration />
      <FetchPartContext value={fetchPart}>
        <Outlet />
      </FetchPartContext>
    </PrefetchContext>
  );
}

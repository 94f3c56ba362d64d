import { useCallback } from 'react';
import { useAppDispatch, useLowData } from '@kado/state';
import type { FetchPart } from '@kado/ui';
import { useApp } from './app-context.ts';
import { fetchPage, pageAt, pagesOf } from './page.ts';
import { useAbility } from './viewer.ts';

/** Prefetches a page, its translations and its first data, unless the device uses little data; failures are ignored, because the navigation fetches again. */
export function usePrefetch(fetchPart: FetchPart): (address: string) => void {
  const { features, loadNamespace } = useApp();
  const ability = useAbility();
  const dispatch = useAppDispatch();
  const [lowData] = useLowData();
  return useCallback(
    (address) => {
      const url = new URL(address, location.href);
      const page = pageAt(pagesOf(features), url.pathname);
      if (!page || lowData || url.origin !== location.origin) return;
      const prefetch = async () => {
        // Loaded with the first use, so that the sign-in page does not load CASL.
        const { mayOpen } = await import('./nav.ts');
        if (!mayOpen(features, ability, address)) return;
        const { preload } = await fetchPart(() => fetchPage(page, loadNamespace), true);
        await preload?.(dispatch, url);
      };
      prefetch().catch(() => undefined);
    },
    [features, ability, dispatch, loadNamespace, fetchPart, lowData],
  );
}

import { useCallback } from 'react';
import { useAppDispatch, useLowData } from '@kado/state';
import { useApp, type PageApp } from './app-context.ts';
import { fetchPage, pageAt, pagesOf } from './page.ts';
import { useAbility } from './viewer.ts';

/** Prefetches a page, its translations and its first data, unless the device uses little data; failures are ignored, because the navigation fetches again. */
export function usePrefetch(): (address: string) => void {
  const { features, loadNamespace, speculate = (fetch) => fetch() }: PageApp = useApp();
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
        const { preload } = await speculate(() => fetchPage(page, loadNamespace));
        await preload?.(dispatch, url);
      };
      prefetch().catch(() => undefined);
    },
    [features, ability, dispatch, loadNamespace, speculate, lowData],
  );
}

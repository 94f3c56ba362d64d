import { useCallback } from 'react';
import { useTranslation } from '@kado/i18n';
import { useToast, type FetchPart } from '@kado/ui';
import { useApp, type PageApp } from './app-context.ts';

/**
 * Fetches the code of a part of the page, such as a dialog. If that fails it says so, unless it is to be quiet, and offers to reload where the server has a
 * newer build. The page does not reload by itself, because something may have been typed into it.
 */
export function useFetchPart(): FetchPart {
  const { speculate = (fetch) => fetch(), isOutdated }: PageApp = useApp();
  const toast = useToast();
  const { t } = useTranslation();
  return useCallback(
    async (fetch, quiet) => {
      try {
        return await speculate(fetch);
      } catch (error) {
        if (!quiet) {
          const outdated = await isOutdated?.().catch(() => undefined);
          toast(
            outdated
              ? { text: t('error.newVersionText'), undo: { label: t('action.reload'), onUndo: () => location.reload() } }
              : { text: t('error.network'), tone: 'bad' },
          );
        }
        throw error;
      }
    },
    [speculate, isOutdated, toast, t],
  );
}

/** Runs an action whose code is fetched when it is needed. It never rejects: a failure is shown as that of a part. */
export function useRunAction(): (action: () => Promise<unknown>) => Promise<void> {
  const fetchPart = useFetchPart();
  return useCallback(async (action) => void (await fetchPart(action, false).catch(() => undefined)), [fetchPart]);
}

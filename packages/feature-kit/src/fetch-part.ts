import { useCallback } from 'react';
import { useTranslation } from '@kado/i18n';
import { useToast, type FetchPart } from '@kado/ui';
import { useApp, type PageApp } from './app-context.ts';

/**
 * Fetches the code of a part of the page, such as a dialog. Unless `quiet`, a failure shows a toast, which offers to reload if the server has a newer
 * build. The page does not reload by itself, because the user may have typed something into it.
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

/** Runs an action whose code is fetched on demand. It never rejects: a failure shows the same toast as in useFetchPart. */
export function useRunAction(): (action: () => Promise<unknown>) => Promise<void> {
  const fetchPart = useFetchPart();
  return useCallback(async (action) => void (await fetchPart(action, false).catch(() => undefined)), [fetchPart]);
}

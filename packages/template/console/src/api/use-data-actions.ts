import { useState } from 'react';
import type { BackendControl, SavedSnapshot } from '@kado/contracts/template';
import { saveFile, useToast } from '@kado/ui';
import { useTranslation } from '@kado/i18n';
import { useAppDispatch } from '@kado/state';
import { api } from '@kado/state/template/query';
import { fileName, fileOf, reasonOf, readFile, type RejectionReason } from '../lib/snapshot-file.ts';

/** Changes the stored data, makes the current page refetch, and offers an undo. */
function useUndoableWrite(backend: BackendControl) {
  const { t } = useTranslation(['template-console', 'common']);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const failed = () => {
    toast({ text: t('data.failed'), tone: 'bad' });
    return false;
  };
  const write = async (change: () => Promise<void>): Promise<void> => {
    await change();
    dispatch(api.util.resetApiState());
  };
  const withUndo = async (change: () => Promise<void>, text: string): Promise<void> => {
    const before = await backend.snapshot();
    await write(change);
    const onUndo = () => void write(() => backend.restore(before)).catch(failed);
    toast({ text, undo: { label: t('common:action.undo'), onUndo } });
  };
  return { withUndo, failed, toast };
}

/** The actions on the data. Each resolves to whether it succeeded; none rejects. `busy`: one is running. `refused`: why the last file was rejected. */
export function useDataActions(backend: BackendControl) {
  const { t } = useTranslation(['template-console', 'common']);
  const { withUndo, failed, toast } = useUndoableWrite(backend);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RejectionReason>();
  const once = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    const done = await act().then(
      () => true,
      () => failed(),
    );
    setBusy(false);
    return done;
  };
  const restoreFile = async (file: File): Promise<void> => {
    try {
      const snapshot = await readFile(file);
      await withUndo(() => backend.restore(snapshot), t('data.restored', { name: file.name }));
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return {
    busy,
    refused,
    reset: (topic: string | undefined, name: string) =>
      once(() =>
        withUndo(() => backend.reset(topic), topic === undefined ? t('data.resetAllDone') : t('data.resetDone', { name })),
      ),
    download: () =>
      once(async () => {
        const snapshot = await backend.snapshot();
        saveFile(fileName(snapshot), fileOf(snapshot));
      }),
    restoreFile: (file: File) => once(() => restoreFile(file)),
    save: (name: string) => once(() => backend.snapshots.save(name)),
    restoreSnapshot: ({ id, name }: SavedSnapshot) =>
      once(async () => {
        const snapshot = await backend.snapshots.open(id);
        await withUndo(() => backend.restore(snapshot), t('data.restored', { name }));
      }),
    downloadSnapshot: ({ id }: SavedSnapshot) =>
      once(async () => {
        const snapshot = await backend.snapshots.open(id);
        saveFile(fileName(snapshot), fileOf(snapshot));
      }),
    removeSnapshot: ({ id, name }: SavedSnapshot) =>
      once(async () => {
        const snapshot = await backend.snapshots.open(id);
        await backend.snapshots.remove(id);
        const onUndo = () => void backend.snapshots.save(name, snapshot).catch(failed);
        toast({ text: t('snapshots.removed', { name }), undo: { label: t('common:action.undo'), onUndo } });
      }),
  };
}

/** The result of useDataActions. */
export type DataActions = ReturnType<typeof useDataActions>;

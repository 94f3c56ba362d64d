import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import type { Draft } from './draft.ts';
import { keepDraft, readDraft } from './draft-storage.ts';

/** The draft of one invoice. What differs from what is saved outlives its page, and is back when that page opens anew in this tab. */
export function useDraft(place: string, first: Draft) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const toast = useToast();
  const owner = useAccount()?.email ?? '';
  const [found] = useState(() => readDraft(place, owner));
  const [draft, setDraft] = useState(found?.draft ?? first);
  const [saved, setSaved] = useState(first);
  const [backFrom, setBackFrom] = useState(found?.at);
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const forget = () => keepDraft(place, owner, undefined);
  // One that is only back was not changed: it keeps its time.
  const inStorage = useRef(found?.draft);
  useEffect(() => {
    const wanted = dirty ? draft : undefined;
    if (wanted === undefined || inStorage.current !== wanted) keepDraft(place, owner, wanted);
    inStorage.current = wanted;
  }, [place, owner, dirty, draft]);
  return {
    draft,
    dirty,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    /** What is written now is saved. */
    settle: () => {
      forget();
      setSaved(draft);
      setBackFrom(undefined);
    },
    forget,
    /** When what is back was last changed; undefined where nothing is back. */
    backFrom: dirty ? backFrom : undefined,
    discard: () => {
      setDraft(saved);
      setBackFrom(undefined);
      toast({ text: t('kept.discarded'), undo: { label: t('common:action.undo'), onUndo: () => setDraft(draft) } });
    },
  };
}

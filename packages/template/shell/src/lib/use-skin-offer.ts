import { useEffect } from 'react';
import { useTranslation } from '@kado/i18n';
import { skinChanged, useAppDispatch, useAppSelector, usePref } from '@kado/state';
import { useToast } from '@kado/ui';

const isTrue = (value: unknown): value is boolean => value === true;

/** Offers once to follow the system if it is dark while the default light skin is shown. */
export function useSkinOffer(): void {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const skin = useAppSelector((state) => state.layout.skin);
  const [offered, setOffered] = usePref('skin.offered', isTrue, false);
  const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches === true;
  const due = dark && skin === 'light' && !offered;
  useEffect(() => {
    if (!due) return;
    setOffered(true);
    const undo = { label: t('skin.follow'), onUndo: () => void dispatch(skinChanged('system')) };
    toast({ text: t('skin.offer'), undo, duration: 20_000 });
  }, [due, setOffered, toast, dispatch, t]);
}

import { useTranslation } from '@kado/i18n';
import { useAppStore, usePref } from '@kado/state';
import { useToast } from '@kado/ui';
import { CARDS, type CardName } from './card-layout.ts';

const NAME = 'dashboard.hidden';
const NONE: readonly CardName[] = [];
const isCards = (value: unknown): value is readonly CardName[] =>
  Array.isArray(value) && value.every((name) => CARDS.some((card) => card === name));

/** The cards hidden in this browser. */
export function useHiddenCards() {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const toast = useToast();
  const store = useAppStore();
  const [hidden, change] = usePref(NAME, isCards, NONE);
  const show = (...cards: readonly CardName[]) => {
    // Reads the current list, because other cards may have been hidden before the undo.
    const latest = store.getState().prefs[NAME];
    const left = (isCards(latest) ? latest : NONE).filter((card) => !cards.includes(card));
    change(left.length > 0 ? left : undefined);
  };
  const hide = (card: CardName) => {
    change([...hidden, card]);
    const undo = { label: t('common:action.undo'), onUndo: () => show(card) };
    toast({ text: t('card.hidden', { card: t(`cards.${card}`) }), undo });
  };
  return { hidden, shows: (card: CardName) => !hidden.includes(card), show, hide };
}

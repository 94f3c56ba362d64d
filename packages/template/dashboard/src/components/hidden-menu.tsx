import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';
import type { CardName } from '../lib/card-layout.ts';
import { useHiddenCards } from '../lib/use-hidden-cards.ts';

/** Shows this page's hidden cards again; renders nothing when none is hidden. */
export function HiddenMenu({ of }: { of: readonly CardName[] }) {
  const { t } = useTranslation('template-dashboard');
  const { hidden, show } = useHiddenCards();
  const away = hidden.filter((card) => of.includes(card));
  if (away.length === 0) return null;
  const words = t('hidden.count', { count: away.length });
  const one = away.map((card) => ({
    key: card,
    icon: 'eye' as const,
    label: t('hidden.show', { card: t(`cards.${card}`) }),
    onClick: () => show(card),
  }));
  const all = { key: 'all', label: t('hidden.all'), apart: true, onClick: () => show(...away) };
  return <MenuButton label={words} words={words} icon="eyeoff" entries={away.length > 1 ? [...one, all] : one} />;
}

import { useTranslation } from '@kado/i18n';
import type { Ability } from '@kado/contracts';
import { wordOf } from './word-of.ts';

/** Returns a function that makes the text for a missing ability. */
export function useReason(): (ability: Ability) => string {
  const { t, i18n } = useTranslation();
  // Actions and subjects are data: one without a translation is shown unchanged.
  const named = (kind: 'action' | 'subject', key: string): string =>
    i18n.exists(`common:right.${kind}.${key}`) ? wordOf(i18n, 'common', `right.${kind}.${key}`) : key;
  return ({ action, subject }) => t('right.needs', { action: named('action', action), subject: named('subject', subject) });
}

import { useTranslation } from '@kado/i18n';
import type { Ability } from '@kado/contracts';

/** Words the right that is lacking, for people. */
export function useReason(): (ability: Ability) => string {
  const { t, i18n } = useTranslation();
  // Actions and subjects are data: one without a word of ours is shown as it is.
  const named = (kind: 'action' | 'subject', key: string): string =>
    i18n.exists(`common:right.${kind}.${key}`)
      ? String((i18n.t as (key: string) => unknown)(`common:right.${kind}.${key}`))
      : key;
  return ({ action, subject }) => t('right.needs', { action: named('action', action), subject: named('subject', subject) });
}

import { useEffect, useId } from 'react';
import { useTranslation } from '@kado/i18n';
import type { Ability } from '@kado/contracts';
import { can } from './can.ts';
import { noteDenial } from './denials.ts';
import { useAbility, useLens } from './viewer.ts';

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

/**
 * Why this control is denied to the viewer, in words; undefined when it is allowed. For entries of menus and other controls that `Allowed`
 * cannot wrap; `label` names the control where the lens lists what is locked on the page.
 */
export function useDenied(ability: Ability, label?: string): string | undefined {
  const { action, subject } = ability;
  const id = useId();
  const reason = useReason();
  const denied = !can(useAbility(), ability);
  const looking = useLens() !== undefined;
  useEffect(
    () => (denied && looking ? noteDenial({ id, action, subject, label }) : undefined),
    [denied, looking, id, action, subject, label],
  );
  return denied ? reason(ability) : undefined;
}

import { useEffect, useId } from 'react';
import type { Ability } from '@kado/contracts';
import { can, useAbility, useReason } from '@kado/feature-kit';
import { registerDenial } from './denials.ts';
import { useLens } from './viewer.ts';

/**
 * Why this control is denied to the viewer, as a text; undefined if it is allowed. For menu entries and other controls that `Allowed`
 * cannot wrap; `label` is the control's name in the lens's list of locked items.
 */
export function useDenied(ability: Ability, label?: string): string | undefined {
  const { action, subject } = ability;
  const id = useId();
  const reason = useReason();
  const denied = !can(useAbility(), ability);
  const looking = useLens() !== undefined;
  useEffect(
    () => (denied && looking ? registerDenial({ id, action, subject, label }) : undefined),
    [denied, looking, id, action, subject, label],
  );
  return denied ? reason(ability) : undefined;
}

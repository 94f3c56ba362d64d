import { useEffect } from 'react';
import { useAbility } from '@kado/feature-kit';
import { useLensSwitch } from '@kado/template-kit';
import type { View } from './use-views.ts';

/** A role that is changed while it is looked as, is looked as it is now. */
export function useFreshLens(current: View | undefined): void {
  const { lens, look } = useLensSwitch();
  const ability = useAbility();
  const next = current?.lens;
  const stale =
    lens !== undefined &&
    next !== undefined &&
    JSON.stringify([lens.role, ability]) !== JSON.stringify([next.role, next.ability]);
  useEffect(() => {
    if (stale) look(next);
  }, [stale, next, look]);
}

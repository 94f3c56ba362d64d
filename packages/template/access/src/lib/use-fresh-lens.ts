import { useEffect } from 'react';
import { useAbility } from '@kado/feature-kit';
import { useLensSwitch } from '@kado/template-kit';
import type { LensView } from './use-lens-views.ts';

/** Updates the lens when its role changes. */
export function useFreshLens(current: LensView | undefined): void {
  const { lens, setLens } = useLensSwitch();
  const ability = useAbility();
  const next = current?.lens;
  const stale =
    lens !== undefined &&
    next !== undefined &&
    JSON.stringify([lens.role, ability]) !== JSON.stringify([next.role, next.ability]);
  useEffect(() => {
    if (stale) setLens(next);
  }, [stale, next, setLens]);
}

import { useCallback } from 'react';
import { mayOpen, useAbility, useApp } from '@kado/feature-kit';

/** Tells whether an address leads to a page that is registered and that the viewer may open. */
export function useReachable(): (address: string) => boolean {
  const { features } = useApp();
  const ability = useAbility();
  return useCallback((address) => mayOpen(features, ability, address), [features, ability]);
}

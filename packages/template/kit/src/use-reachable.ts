import { useCallback } from 'react';
import { mayOpen, useAbility, useApp } from '@kado/feature-kit';

/** Returns a function that tells whether a URL belongs to a registered page that the viewer may open. */
export function useReachable(): (address: string) => boolean {
  const { features } = useApp();
  const ability = useAbility();
  return useCallback((address) => mayOpen(features, ability, address), [features, ability]);
}

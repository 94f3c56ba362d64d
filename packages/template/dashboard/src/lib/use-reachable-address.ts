import { mayOpen, useAbility, useApp } from '@kado/feature-kit';

/** The first of these addresses that some feature has registered and the viewer may open. */
export function useReachableAddress(...addresses: readonly string[]): string | undefined {
  const { features } = useApp();
  const ability = useAbility();
  return addresses.find((address) => mayOpen(features, ability, address));
}

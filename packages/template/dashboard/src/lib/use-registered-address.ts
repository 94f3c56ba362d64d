import { useApp } from '@kado/feature-kit';

/** The first of these addresses that some feature has registered. */
export function useRegisteredAddress(...addresses: readonly string[]): string | undefined {
  const { features } = useApp();
  const registered = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => `/${path}`)));
  return addresses.find((address) => registered.has(address));
}

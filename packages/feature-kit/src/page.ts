import type { Feature, FeatureRoute, Screen } from './define.ts';

/** A page with the feature it comes from. */
export type OwnedRoute = { feature: Feature; route: FeatureRoute };

/** Every page of these features. */
export const pagesOf = (features: readonly Feature[]): OwnedRoute[] =>
  features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })));

/** A page's code, and the words it is written with. */
export async function fetchPage({ feature, route }: OwnedRoute, openWords: (feature: string) => Promise<void>): Promise<Screen> {
  const [screen] = await Promise.all([route.lazy(), feature.locales ? openWords(feature.id) : undefined]);
  return screen;
}

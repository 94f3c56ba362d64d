import { type Feature, publicRoute } from '../define.ts';

/** The feature with another page beside its own, of which a test sees the heading: where its pages lead. */
export const withPage = (feature: Feature, path: string, heading: string): Feature => ({
  ...feature,
  routes: [...feature.routes, { path, handle: publicRoute, lazy: async () => ({ Component: () => <h1>{heading}</h1> }) }],
});

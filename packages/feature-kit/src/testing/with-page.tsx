import { type Feature, publicRoute } from '../define.ts';

/** Adds a page with this heading to the feature, so that a test can check that a link or redirect leads to it. */
export const withPage = (feature: Feature, path: string, heading: string): Feature => ({
  ...feature,
  routes: [...feature.routes, { path, handle: publicRoute, lazy: async () => ({ Component: () => <h1>{heading}</h1> }) }],
});

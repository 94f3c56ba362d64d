import type { Feature, FeatureRoute, LayoutName, Screen } from './define.ts';

/** A page with the feature it comes from. */
export type OwnedRoute = { feature: Feature; route: FeatureRoute };
/** Fetches the words of a feature. */
export type LoadNamespace = (feature: string) => Promise<void>;

/** Every page of these features. */
export const pagesOf = (features: readonly Feature[]): OwnedRoute[] =>
  features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })));

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

// Without react-router, so that the start of the app can match an address before the framework has arrived.
const matches = (path: string, pathname: string): boolean => {
  const [wanted, given] = [segmentsOf(path), segmentsOf(pathname)];
  return wanted.length === given.length && wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
};

/** The page that an address leads to. */
export const pageAt = (pages: readonly OwnedRoute[], pathname: string): OwnedRoute | undefined =>
  pages.find(({ route }) => matches(route.path, pathname));

/** The layout of a page: by default `app` where it needs an ability. */
export const layoutOf = ({ layout, handle }: FeatureRoute): LayoutName =>
  layout ?? (handle.access.kind === 'needs' ? 'app' : 'none');

/** The feature that offers a layout; `app` replaces one that no feature has. */
export function shellOf(
  features: readonly Feature[],
  name: LayoutName,
): { shell: Feature; layout: () => Promise<Screen> } | undefined {
  const offering = (wanted: Exclude<LayoutName, 'none'>) => {
    const shell = features.find(({ layouts }) => layouts?.[wanted]);
    const layout = shell?.layouts?.[wanted];
    return shell && layout && { shell, layout };
  };
  return name === 'none' ? undefined : (offering(name) ?? offering('app'));
}

/** A page's code, and its words. */
export async function fetchPage({ feature, route }: OwnedRoute, loadNamespace: LoadNamespace): Promise<Screen> {
  const [screen] = await Promise.all([route.lazy(), feature.locales ? loadNamespace(feature.id) : undefined]);
  return screen;
}

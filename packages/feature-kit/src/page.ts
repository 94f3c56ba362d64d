import type { Feature, FeatureRoute, LayoutName, Screen } from './define.ts';

/** A page with its feature. */
export type OwnedRoute = { feature: Feature; route: FeatureRoute };
/** Loads the translations of a feature. */
export type LoadNamespace = (feature: string) => Promise<void>;

/** Every page of these features. */
export const pagesOf = (features: readonly Feature[]): OwnedRoute[] =>
  features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })));

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

// Without react-router, so that the boot code can match an address before the framework has loaded.
const matches = (path: string, pathname: string): boolean => {
  const [wanted, given] = [segmentsOf(path), segmentsOf(pathname)];
  return wanted.length === given.length && wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
};

/** The page at an address. */
export const pageAt = (pages: readonly OwnedRoute[], pathname: string): OwnedRoute | undefined =>
  pages.find(({ route }) => matches(route.path, pathname));

/** The layout of a page: by default `app` if it needs an ability. */
export const layoutOf = ({ layout, handle }: FeatureRoute): LayoutName =>
  layout ?? (handle.access.kind === 'needs' ? 'app' : 'none');

/** The feature with a layout; `app` replaces a layout that no feature has. */
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

/** Loads a page's code and translations. */
export async function fetchPage({ feature, route }: OwnedRoute, loadNamespace: LoadNamespace): Promise<Screen> {
  const [screen] = await Promise.all([route.lazy(), feature.locales ? loadNamespace(feature.id) : undefined]);
  return screen;
}

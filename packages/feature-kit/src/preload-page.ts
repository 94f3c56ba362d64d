import { MENU_NAMESPACE } from '@kado/i18n';
import type { Feature } from './define.ts';
import { layoutOf, pageAt, pagesOf, shellOf } from './page.ts';

/** What to preload: the page at an address, if a visitor with or without a session may open it. */
export type PagePreload = { features: readonly Feature[]; pathname: string; signedIn: boolean };

type Load = () => Promise<unknown>;

/** The modules and the words of the page at an address: its own, its layout's, and those of the parts that other features lend to the layout. */
export function partsOfPage({ features, pathname, signedIn }: PagePreload): { modules: Load[]; namespaces: string[] } {
  const page = pageAt(pagesOf(features), pathname);
  const access = page?.route.handle.access.kind;
  if (!page || (access !== 'public' && signedIn !== (access === 'needs'))) return { modules: [], namespaces: [] };
  const frame = shellOf(features, layoutOf(page.route));
  const lent = (feature: Feature) => (feature.preload ?? []).flatMap((name) => feature.parts?.[name] ?? []);
  const used: (readonly [Feature, Load])[] = [
    ...(frame ? [[frame.shell, frame.layout] as const] : []),
    [page.feature, page.route.lazy],
    ...(frame ? features.flatMap((feature) => lent(feature).map((load) => [feature, load] as const)) : []),
  ];
  const own = used.flatMap(([{ id, locales }]) => (locales ? id : []));
  const namespaces = new Set(frame?.shell.locales ? [...own, MENU_NAMESPACE] : own);
  return { modules: used.map(([, load]) => load), namespaces: [...namespaces] };
}

const preloadWords = (file: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: `/assets/data/locales/${file}.json`,
    }),
  );

/** Starts to fetch a page and its words, and `modules` besides, while the framework is still on its way. A failure is left to whoever needs the file. */
export function preloadPage({ modules = [], ...page }: PagePreload & { modules?: readonly Load[] }): void {
  const lng = document.documentElement.lang;
  const parts = partsOfPage(page);
  for (const load of [...parts.modules, ...modules]) void load().catch(() => undefined);
  for (const file of [lng, ...parts.namespaces.map((namespace) => `${lng}.${namespace}`)]) preloadWords(file);
}

import type { Feature } from './define.ts';
import { layoutOf, pageAt, pagesOf, shellOf } from './page.ts';

/** All features, the address to preload, and whether the visitor has a session. */
export type PagePreload = { features: readonly Feature[]; pathname: string; signedIn: boolean };

type Load = () => Promise<unknown>;

/** The modules and translations of the page at an address: its own and its layout's. */
export function partsOfPage({ features, pathname, signedIn }: PagePreload): { modules: Load[]; namespaces: string[] } {
  const page = pageAt(pagesOf(features), pathname);
  const access = page?.route.handle.access.kind;
  if (!page || (access !== 'public' && signedIn !== (access === 'needs'))) return { modules: [], namespaces: [] };
  const frame = shellOf(features, layoutOf(page.route));
  const used: (readonly [Feature, Load])[] = [
    ...(frame ? [[frame.shell, frame.layout] as const] : []),
    [page.feature, page.route.lazy],
  ];
  const namespaces = new Set(used.flatMap(([{ id, locales }]) => (locales ? id : [])));
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

/** Preloads a page, its translations and `modules` while the framework still loads. Failures are ignored, because the later import fails again. */
export function preloadPage({ modules = [], ...page }: PagePreload & { modules?: readonly Load[] }): void {
  const lng = document.documentElement.lang;
  const parts = partsOfPage(page);
  for (const load of [...parts.modules, ...modules]) void load().catch(() => undefined);
  for (const file of [lng, ...parts.namespaces.map((namespace) => `${lng}.${namespace}`)]) preloadWords(file);
}

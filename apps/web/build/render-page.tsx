import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { createApiClient } from '@kado/api-client';
import { titleOf, type PageHandle } from '@kado/feature-kit';
import { createI18n, directionOf, type Locale } from '@kado/i18n';
import { createKadoStore } from '@kado/state';
import { loadDirection } from '@kado/ui';
import { opened, Page, routesFor } from '../src/app/page.tsx';
import { product } from '../src/variants/product.ts';

/** A prerendered page, and the translations of the texts that index.html has in English. */
export type RenderedPage = { markup: string; dir: 'ltr' | 'rtl'; title: string; description: string; noScript: string };
/** The page's address, its language with the translations, and whether it offers the demo. */
export type RenderPageOptions = { address: string; lng: Locale; words: Record<string, object>; demo: boolean };

/** Renders a page of the product for a guest: the same tree that the browser hydrates. */
export async function renderPage({ address, lng, words: resources, demo }: RenderPageOptions): Promise<RenderedPage> {
  const words = createI18n({ lng, resources: { [lng]: resources } });
  const store = createKadoStore({ api: (parts) => createApiClient({ ...parts, host: '', language: () => lng }), secret: 'none' });
  const app = { features: product.features, settings: { demo, host: '' }, nonce: '', switchVariant: () => Promise.resolve() };
  const routes = routesFor({ app, store, words, session: async () => undefined, recovery: { recover: async () => undefined } });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const dir = directionOf(lng);
  await Promise.all([opened(router), loadDirection(dir)]);
  const page = <Page parts={{ variant: 'product', store, words, app }} router={router} onShown={() => undefined} />;
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) });
  router.dispose();
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be prerendered: ${String(failures[0])}`);
  const handle = router.state.matches.at(-1)?.route.handle as PageHandle | undefined;
  const title = handle && titleOf(words.i18n, handle);
  if (title === undefined) throw new Error(`${address} is no page with a title`);
  const site = (key: 'description' | 'noScript') => words.i18n.t(`product-auth:site.${key}`);
  return { markup: await new Response(prelude).text(), dir, title, description: site('description'), noScript: site('noScript') };
}

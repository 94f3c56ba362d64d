import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { createApiClient } from '@kado/api-client';
import type { TemplateUserData } from '@kado/contracts/template';
import { titleOf, type Feature, type PageHandle } from '@kado/feature-kit';
import { createI18n, directionOf, LANGUAGES, type LanguageCode } from '@kado/i18n';
import { createKadoStore, sessionStarted } from '@kado/state';
import { loadDirection, type Face } from '@kado/ui';
import { opened, Page, routesFor } from '../src/app/open.tsx';
import { features as product } from '../src/variants/product.tsx';
import { features as template } from '../src/variants/template.tsx';

/** A page as somebody first sees it; without a title of its own it keeps the app's. */
export type Drawing = { markup: string; dir: 'ltr' | 'rtl'; title: string | undefined };
/** Which page of which face, in which language with which words, and whether it offers the demo. */
export type Wanted = { face: Face; address: string; lng: LanguageCode; words: Record<string, object>; demo: boolean };

export const languages = LANGUAGES.map(({ code }) => code);

/** Somebody who may see all of the template, with a name as long as most. */
const SOMEBODY: TemplateUserData = {
  id: 1,
  fullName: 'Somebody Else',
  username: 'somebody',
  email: '',
  role: 'admin',
  avatar: '',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: { eCommerceCartItemsCount: 0 },
};
/** Who looks at what is drawn: a guest at the product, somebody at the template. */
const LOOKED_AT: Record<Face, { features: readonly Feature[]; user?: TemplateUserData }> = {
  product: { features: product },
  template: { features: template, user: SOMEBODY },
};

const never = () => Promise.reject(new Error('A page that is drawn in the build leads nowhere'));

/** Draws a page as its HTML: the same tree that the browser makes first. */
export async function draw({ face, address, lng, words, demo }: Wanted): Promise<Drawing> {
  const translations = createI18n({ lng, resources: { [lng]: words } });
  const store = createKadoStore({
    api: (wiring) => createApiClient({ ...wiring, host: '', language: () => lng }),
    secret: 'none',
  });
  const { features, user } = LOOKED_AT[face];
  if (user) store.dispatch(sessionStarted({ user, ability: user.ability }));
  const app = { features, settings: { demo, host: '' }, nonce: '', switchVariant: never };
  const recovery = { recover: () => undefined };
  const router = createMemoryRouter(routesFor({ app, store, words: translations, session: async () => user, recovery }), {
    initialEntries: [address],
  });
  const dir = face === 'product' ? directionOf(lng) : 'ltr';
  await Promise.all([opened(router), loadDirection(dir)]);
  const page = <Page variant={{ face, store, words: translations, app }} router={router} onShown={() => undefined} />;
  const failures: unknown[] = [];
  // All of it in its place, nothing that a script would have to put there.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const markup = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be drawn: ${String(failures[0])}`);
  const handle = router.state.matches.at(-1)?.route.handle as PageHandle | undefined;
  if (handle === undefined) throw new Error(`${address} is no page`);
  return { markup, dir, title: titleOf(translations.i18n, handle) };
}

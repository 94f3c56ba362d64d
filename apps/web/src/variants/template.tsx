import { createTemplateApiClient, type TemplateApiClient } from '@kado/api-client/template';
import { viewerOf } from '@kado/feature-kit';
import { createI18n, firstLanguage } from '@kado/i18n';
import { createKadoStore } from '@kado/state';
import { templateLogout, templateSession } from '@kado/state/template';
import { feature as invoice } from '@kado/template-invoice';
import { feature as shell } from '@kado/template-shell';
import { feature as dashboardFeature } from '@kado/template-dashboard';
import { feature as users } from '@kado/template-users';
import { feature as roles } from '@kado/template-roles';
import { feature as access } from '@kado/template-access';
import { feature as console } from '@kado/template-console';
import { afterSession, open } from '../app/open.tsx';
import { switchVariant } from '../app/switch-variant.ts';
import type { Opening } from '../boot/boot.ts';
import { breathe } from '../boot/breathe.ts';
import { noteStart } from '../boot/variant.ts';

/** The dashboard template, feature by feature. */
export const features = [shell, invoice, dashboardFeature, users, roles, access, console];

/** The same client, each call of which waits: the shell shows while the worker starts. */
function after<Part extends object>(ready: Promise<unknown>, client: Part): Part {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'function')
        return (...args: unknown[]) => ready.then(() => Reflect.apply(value, target, args) as unknown);
      return typeof value === 'object' && value !== null ? after(ready, value) : value;
    },
  });
}

/** Opens the template on the backend inside this page; it never calls /api/v1. */
export async function start({ settings, nonce, kept, recovery, unregisterWorkers }: Opening): Promise<void> {
  const from = location.pathname;
  // A chunk of its own, so that the shell shows while msw arrives and its worker starts.
  const backend = import('@kado/mock-data/browser').then(async ({ startMockBackend }) => {
    await breathe();
    return startMockBackend();
  });
  const words = createI18n({ lng: firstLanguage(kept, navigator.languages), storage: kept, turn: false });
  await breathe();
  const store = createKadoStore({
    api: (wiring) =>
      after<TemplateApiClient>(
        backend,
        createTemplateApiClient({ ...wiring, host: settings.host, language: () => words.i18n.language }),
      ),
    secret: import.meta.env['VITE_STORAGE_SECRET'] as string,
    variant: templateSession,
    onSessionEnd: (reason) => void router.then((opened) => afterSession(opened, reason)),
    onSignedInElsewhere: () => void router.then((opened) => opened.revalidate()),
  });
  const booted = store.boot();
  const signOut = async () => store.dispatch(templateLogout());
  const leave = async () => switchVariant('product', { unregisterWorkers, signOut, stop: async () => (await backend).stop() });
  const resetDemo = async () => {
    await (await backend).reset();
    location.reload();
  };
  const session = async () => {
    await booted;
    return viewerOf(store.getState().session);
  };
  const router = open({
    face: 'template',
    app: { features, settings, nonce, switchVariant: leave, signOut, resetDemo, backend, unawaited: recovery.unawaited },
    store,
    words,
    session,
    recovery,
  });
  const { state } = await router;
  noteStart(kept, from, state.location.pathname);
}

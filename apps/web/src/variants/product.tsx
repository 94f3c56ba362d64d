import { createApiClient } from '@kado/api-client';
import { createI18n, firstLanguage } from '@kado/i18n';
import { feature as account } from '@kado/product-account';
import { feature as auth } from '@kado/product-auth';
import { feature as balance } from '@kado/product-balance';
import { feature as cart } from '@kado/product-cart';
import { feature as home } from '@kado/product-home';
import { feature as orders } from '@kado/product-orders';
import { feature as shell } from '@kado/product-shell';
import { feature as topup } from '@kado/product-topup';
import { createKadoStore, logout } from '@kado/state';
import { afterSession, open } from '../app/open.tsx';
import type { Opening } from '../boot/boot.ts';

/** The product, feature by feature. */
export const features = [shell, auth, home, topup, cart, orders, balance, account];

/** Opens the product on the real server. */
export async function start({ settings, nonce, kept, recovery, unregisterWorkers }: Opening): Promise<void> {
  const words = createI18n({ lng: firstLanguage(kept, navigator.languages), storage: kept });
  const store = createKadoStore({
    api: (wiring) => createApiClient({ ...wiring, host: settings.host, language: () => words.i18n.language }),
    secret: import.meta.env['VITE_STORAGE_SECRET'] as string,
    onSessionEnd: (reason) => void router.then((opened) => afterSession(opened, reason)),
    onSignedInElsewhere: () => void router.then((opened) => opened.revalidate()),
  });
  const booted = store.boot();
  const session = async () => {
    await booted;
    const { status, ability } = store.getState().session;
    return status === 'user' ? { ability } : undefined;
  };
  const switchVariant = async () => {
    const { switchVariant: leave } = await import('../app/switch-variant.ts');
    const signOut = async () => store.getState().session.status === 'user' && store.dispatch(logout());
    await leave('template', { unregisterWorkers, signOut });
  };
  const router = open({
    face: 'product',
    app: { features, settings, nonce, switchVariant, unawaited: recovery.unawaited },
    store,
    words,
    session,
    recovery,
  });
  await router;
}

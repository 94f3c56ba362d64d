import { loadAxios } from '@kado/api-client';
import { preloadPage } from '@kado/feature-kit';
import { loadVault } from '@kado/state';
import type { Variant } from '@kado/ui';
import { product } from '../variants/product.ts';
import { template } from '../variants/template.ts';
import { deviceStorage, readNonce, readSettings } from './environment.ts';
import {
  fetchStylesAgain,
  isOutdated,
  isSpeculating,
  onReloadOpen,
  recover,
  reloadOnce,
  showFailure,
  speculate,
} from './recovery.ts';
import { chooseVariant, likelyVariant, registeredVariant, stored, type VariantModule } from './variant.ts';
import { isControlledByOther, mustReload, unregisterWorkers } from './workers.ts';

// The lists of both come with the boot, a few kB, so that a page's code is asked for at once; the code itself comes for one variant alone.
const VARIANTS: Partial<Record<Variant, VariantModule>> = { product, template };

/** Resolves once the page has been painted: scripts that are fetched earlier would delay the paint. A hidden page is never painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : 500);
  });

const ignoreFailure = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/** Starts to fetch the app, a variant with the page at this address, and what a session is opened with. A failure is ignored here: the import that needs the file fails again. */
function preload([variant, { features, modules }]: [Variant, VariantModule], signedIn: boolean): void {
  ignoreFailure(() => import('./framework.ts'));
  ignoreFailure(() => import('../app/open.tsx'));
  preloadPage({ features, pathname: location.pathname, signedIn, modules: signedIn || variant === 'template' ? modules : [] });
  if (signedIn || variant === 'template') [loadVault, loadAxios].forEach(ignoreFailure);
}

const readTestUser = async () => (await import('../app/test-user.ts')).storedTestUser();

async function boot(): Promise<void> {
  const signedIn = stored(deviceStorage, 'userData') !== null;
  const likely = registeredVariant(likelyVariant(stored(deviceStorage, 'testUser')), VARIANTS);
  const unregistered = unregisterWorkers();
  if (document.documentElement.dataset['prerendered'] !== undefined) await painted();
  preload(likely, signedIn);
  const chosen = await chooseVariant(deviceStorage, readTestUser, import.meta.env.VITE_TEST_USER);
  const [variant, { start }] = registeredVariant(chosen, VARIANTS);
  if (mustReload(isControlledByOther(variant))) {
    await unregistered;
    return location.reload();
  }
  // The template's own worker may only be registered once every other one is gone.
  await unregistered;
  await start({
    settings: readSettings(),
    nonce: readNonce(),
    storage: deviceStorage,
    recovery: { recover, onReloadOpen, speculate, isOutdated },
    unregisterWorkers: () => unregisterWorkers(),
  });
}

// A new version was deployed under this page: its old files are gone, so load the new ones, once. The server is asked first: without one a reload would only lose the page.
addEventListener('vite:preloadError', () => {
  if (!isSpeculating())
    isOutdated().then(
      (outdated) => outdated && reloadOnce(),
      () => undefined,
    );
});
addEventListener('error', fetchStylesAgain, true);
boot().catch(showFailure);

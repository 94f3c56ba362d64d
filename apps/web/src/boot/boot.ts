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

// The boot includes the feature lists of both variants (a few kB), so that it can request a page's code at once. The code is loaded for one variant only.
const VARIANTS: Partial<Record<Variant, VariantModule>> = { product, template };

/** Resolves after the first paint, because scripts fetched earlier would delay it; after 500 ms at most, at once for a hidden page, which is not painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : 500);
  });

const ignoreFailure = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/** Starts to fetch the app, the variant's page at this address, and the modules that a session needs. Failures are ignored: the later import fails again. */
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
  // The template may register its own worker only after all others are unregistered.
  await unregistered;
  await start({
    settings: readSettings(),
    nonce: readNonce(),
    storage: deviceStorage,
    recovery: { recover, onReloadOpen, speculate, isOutdated },
    unregisterWorkers: () => unregisterWorkers(),
  });
}

// A file is missing, probably because a new version was deployed: reloads once. Checks the server first, because without it a reload would only lose the page.
addEventListener('vite:preloadError', () => {
  if (!isSpeculating())
    isOutdated().then(
      (outdated) => outdated && reloadOnce(),
      () => undefined,
    );
});
addEventListener('error', fetchStylesAgain, true);
boot().catch(showFailure);

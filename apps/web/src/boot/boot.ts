import { begin, breathe, type Beginning } from './breathe.ts';
import { showFailure } from './failure.ts';
import { goOnTo, isAwaited, recover, reloadOnce, unawaited } from './once.ts';
import { readNonce, readSettings, type Settings } from './settings.ts';
import { kept, tab, type Kept } from './storage.ts';
import { chooseVariant, isKept, noteOpened, type Variant } from './variant.ts';
import { answersHere, mustReload, unregisterWorkers } from './workers.ts';

/** What a variant is told, and lent, when it opens; it imports nothing of the boot, whose chunk stays small. */
export type Opening = {
  settings: Settings;
  nonce: string;
  kept: Kept;
  recovery: Recovery;
  unregisterWorkers: () => Promise<void>;
};
/** What becomes of missing files. */
export type Recovery = { recover: typeof recover; goOnTo: typeof goOnTo; unawaited: typeof unawaited };

// A file that is missing is told of by the import of what needs it.
const run = (...beginnings: Beginning[]) =>
  begin(beginnings, (address) => import(/* @vite-ignore */ address)).catch(() => undefined);

/** What a variant begins with here: whoever is inside already gets its home with it. */
const beginningsOf = (variant: Variant): Beginning[] => {
  if (!isKept(kept, 'userData')) return [variant];
  if (variant === 'product') return [variant, 'home'];
  return location.pathname === '/' ? [variant, 'start'] : [variant];
};

const testUser = async () => {
  await run('kept');
  return (await import('./test-user.ts')).storedTestUser();
};

// Two functions, not one condition: the minifier would make both imports one call, which preloads the product for the template's visitors.
const VARIANTS = { product: () => import('../variants/product.tsx'), template: () => import('../variants/template.tsx') };

async function boot(): Promise<void> {
  try {
    tab.removeItem('kado-first-script');
  } catch {
    // a storage that refuses has kept nothing
  }
  const gone = unregisterWorkers();
  const variant = await chooseVariant(kept, testUser, import.meta.env['VITE_TEST_USER'] as string);
  noteOpened(kept, variant);
  if (mustReload(answersHere(variant))) {
    await gone;
    location.reload();
    return;
  }
  await run(...beginningsOf(variant));
  const { start } = await VARIANTS[variant]();
  await breathe();
  // The template's own worker may only be registered once every other one is gone.
  await gone;
  await start({
    settings: readSettings(),
    nonce: readNonce(),
    kept,
    recovery: { recover, goOnTo, unawaited },
    unregisterWorkers: () => unregisterWorkers(),
  });
}

// A new version was deployed under this page: its old files are gone, so load the new ones, once.
addEventListener('vite:preloadError', (event) => {
  if (isAwaited() && navigator.onLine && reloadOnce()) event.preventDefault();
});
boot().catch(showFailure);

import type { Variant } from '@kado/ui';

/*
 * Guests who open the product's home page are redirected to the sign-in page, which is prerendered.
 * Low data: like useLowData, the user's choice, else what the browser asks for; fonts are then not fetched.
 * The prerendered page is shown to guests of the product if language and address match, unless a foreign service worker controls it, because it is then about to
 * be reloaded. Until hydration, a press is stored for the app: submitting the form natively would leave the page.
 * The loading screen gets its label on readystatechange, because DOMContentLoaded waits for the boot script.
 */

/**
 * Sets skin, direction, language and variant before the first paint. `rtl`: the languages written from right to left. `only`: the variant, in a checkout with one.
 * The function's text becomes the inline script of index.html (at most 40 lines), so it can use nothing from outside itself.
 */
export function firstPaint(loadingLabels: Readonly<Record<string, string>>, rtl: readonly string[], only?: Variant): void {
  const page = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // the browser forbids storage
    }
  };
  const [skin, dir, variant] = [read('skin'), read('direction'), only ?? (read('testUser') === null ? 'product' : 'template')];
  const guest = variant === 'product' && read('userData') === null;
  if (variant === 'template') page.dataset['variant'] = variant;
  if (skin === '"dark"' || (skin === '"system"' && matchMedia('(prefers-color-scheme: dark)').matches))
    page.dataset['skin'] = 'dark';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(page).backgroundColor);
  const chosen = /"data\.low":(true|false)/.exec(read('prefs') ?? '')?.[1];
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const asked = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (chosen ? chosen === 'true' : asked) page.dataset['lowData'] = '';
  if (guest && location.pathname + location.search === '/') return location.replace('/login');
  const wanted = [read('language'), ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const language = wanted.find((tag) => tag in loadingLabels) ?? 'en';
  const prerendered = document.querySelector<HTMLMetaElement>('meta[name=kado-prerendered]')?.content;
  const plain = prerendered === location.pathname + location.search && !(history.state as { usr?: unknown } | null)?.usr;
  if (guest && language === page.lang && plain && !navigator.serviceWorker?.controller)
    page.dataset['prerendered'] = `${prerendered} ${language}`;
  page.lang = language;
  if (variant === 'template' && (dir === 'true' || (dir !== 'false' && rtl.includes(language)))) page.dir = 'rtl';
  const nameLoading = () => document.querySelector('#loading .dots')?.setAttribute('aria-label', loadingLabels[language] ?? '');
  document.addEventListener('readystatechange', nameLoading);
  const keepPress = (event: MouseEvent) => {
    const pressed = page.dataset['prerendered'] && (event.target as Element).closest<HTMLElement>('button, a');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    pressed.dataset['pressed'] = '';
  };
  document.addEventListener('click', keepPress, true);
}

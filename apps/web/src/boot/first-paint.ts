/** Sets skin, direction, language and variant before the first paint. Its text becomes index.html's inline script: it can use nothing from outside. */
export function firstPaint(loadingLabels: Readonly<Record<string, string>>): void {
  const page = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // the browser forbids storage
    }
  };
  const [skin, testUser] = [read('skin'), read('testUser')];
  if (testUser !== null) page.dataset['variant'] = 'template';
  if (testUser !== null && read('direction') === 'true') page.dir = 'rtl';
  if (skin === '"dark"' || (skin === '"system"' && matchMedia('(prefers-color-scheme: dark)').matches)) {
    page.dataset['skin'] = 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#121512');
  }
  // As useLowData: what the person chose, else what the browser asks for. The fonts are not fetched then.
  const chosen = /"data\.low":(true|false)/.exec(read('prefs') ?? '')?.[1];
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const asked = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (chosen ? chosen === 'true' : asked) page.dataset['lowData'] = '';
  const wanted = [read('language'), ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const language = wanted.find((tag) => tag in loadingLabels) ?? 'en';
  // A prerendered page is shown to guests, in its own language and at its own address. One that a foreign service worker controls is about to be reloaded.
  const own = testUser === null && read('userData') === null && language === page.lang;
  const prerendered = document.querySelector<HTMLMetaElement>('meta[name=kado-prerendered]')?.content;
  const plain = prerendered === location.pathname + location.search && !(history.state as { usr?: unknown } | null)?.usr;
  if (own && plain && !navigator.serviceWorker?.controller) page.dataset['prerendered'] = `${prerendered} ${language}`;
  page.lang = language;
  // Not DOMContentLoaded, which waits for the boot to be fetched.
  document.addEventListener('readystatechange', () => {
    document.querySelector('#loading .dots')?.setAttribute('aria-label', loadingLabels[language] ?? '');
  });
  // Until the app takes the page over, a press is kept for it: submitting the form natively would leave the page.
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

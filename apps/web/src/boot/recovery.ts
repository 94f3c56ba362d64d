import { tabStorage, type BootStorage } from './environment.ts';

const KEY = 'kado-new-version';
const QUIET_MS = 60_000;

let target: () => string | undefined = () => undefined;

/** Sets a function that returns the address that is being navigated to, so that a reload opens it. */
export function onReloadOpen(read: () => string | undefined): void {
  target = read;
}

let loading = false;

function load(): void {
  loading = true;
  const wanted = target();
  if (wanted === undefined) location.reload();
  else location.assign(wanted);
}

/**
 * Reloads because a file of the page could not be fetched (a new version was deployed under an open tab), at most once a minute:
 * returns false if the page was reloaded less than a minute ago, so that the caller shows a page with a button instead of looping.
 */
export function reloadOnce(reload = load, session: BootStorage = tabStorage, now = Date.now()): boolean {
  try {
    const last = Number(session.getItem(KEY) ?? 0);
    if (now - last < QUIET_MS) return false;
    session.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

let speculations = 0;

/** Fetches files that may never be needed. Until `fetch` settles, a missing file does not reload the page. */
export async function speculate<Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> {
  speculations += 1;
  try {
    return await fetch();
  } finally {
    speculations -= 1;
  }
}

/** Whether a `speculate` call is running. If a navigation fails on a missing file meanwhile, its error screen reloads the page. */
export const isSpeculating = (): boolean => speculations > 0;

const MISSING = /dynamically imported module|importing a module script failed|unable to preload|failed to load module/i;

/** Whether an error means that a file of the page could not be fetched. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** The script of a page: its name changes with every build. */
const SCRIPT = 'script[type="module"][src]';

/** Whether the server now has another build: its index page no longer contains this page's script. Rejects if the server fails or does not respond. */
export async function isOutdated(page: ParentNode = document): Promise<boolean> {
  const own = page.querySelector(SCRIPT)?.getAttribute('src');
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return own ? !(await response.text()).includes(own) : false;
}

/**
 * Handles an error. If a file of the page is missing, checks the server first: if it does not respond ('offline'), a reload would only lose the page. Otherwise
 * reloads; if a reload has just been tried, resolves to 'newVersion' if there is one. Undefined for any other error.
 */
export async function recover(error: unknown, reload = load): Promise<'reloading' | 'newVersion' | 'offline' | undefined> {
  if (!isMissingChunk(error)) return undefined;
  const outdated = await isOutdated().catch(() => 'offline' as const);
  if (outdated === 'offline') return outdated;
  if (reloadOnce(reload) || loading) return 'reloading';
  return outdated ? 'newVersion' : undefined;
}

type FailureTexts = { title: string; text: string; button: string };
// The locale file may be the missing one, so these few texts are part of the script.
const FAILURE_TEXTS = {
  en: {
    title: 'Kado could not open',
    text: 'Please check your connection. Your cart and your money are safe.',
    button: 'Reload the page',
  },
  fr: {
    title: 'Kado n’a pas pu s’ouvrir',
    text: 'Vérifiez votre connexion. Votre panier et votre argent sont en sécurité.',
    button: 'Recharger la page',
  },
  de: {
    title: 'Kado ließ sich nicht öffnen',
    text: 'Bitte prüfen Sie die Verbindung. Ihr Warenkorb und Ihr Geld sind sicher.',
    button: 'Seite neu laden',
  },
  pt: {
    title: 'Não foi possível abrir o Kado',
    text: 'Verifique sua conexão. Seu carrinho e seu dinheiro estão seguros.',
    button: 'Recarregar a página',
  },
  ar: { title: 'تعذّر فتح Kado', text: 'يُرجى التحقق من الاتصال. السلة والأموال في أمان.', button: 'إعادة تحميل الصفحة' },
} satisfies Record<string, FailureTexts> as Record<string, FailureTexts> & { en: FailureTexts };

const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** Turns the loading screen into an error screen; if a file is missing it first tries one reload. */
export async function showFailure(error: unknown, reload = () => location.reload()): Promise<void> {
  if ((await recover(error, reload)) === 'reloading') return;
  delete document.documentElement.dataset['prerendered'];
  const screen = document.getElementById('loading');
  const lng = document.documentElement.lang;
  const texts = FAILURE_TEXTS[lng] ?? FAILURE_TEXTS.en;
  if (lng === 'ar') document.documentElement.dir = 'rtl';
  const button = element('button', texts.button);
  button.addEventListener('click', () => reload());
  const alert = document.createElement('div');
  alert.className = 'failure';
  alert.setAttribute('role', 'alert');
  alert.append(element('h2', texts.title), element('p', texts.text), button);
  screen?.querySelector('.dots')?.replaceWith(alert);
  // So that error monitoring receives the error, too.
  reportError(error);
}

let styleFailures = 0;

/** Retries a failed style sheet, each time after a longer pause. Vite fetches each only once, so a part that is fetched again would have no styles. */
export function fetchStylesAgain({ target: link }: Event): void {
  if (link instanceof HTMLLinkElement && link.rel === 'stylesheet')
    setTimeout(() => link.replaceWith(link.cloneNode()), 2000 * (styleFailures += 1));
}

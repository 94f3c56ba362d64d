import { tabStorage, type BootStorage } from './environment.ts';

const KEY = 'kado-new-version';
const QUIET_MS = 60_000;

let target: () => string | undefined = () => undefined;

/** Sets how to find the page that is being navigated to, so that a reload opens it. */
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
 * returns false when that has just been tried, so that the caller shows a page with a button instead of looping.
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

/** Fetches files that may never be needed: until it ends, a missing file does not reload the page. */
export async function speculate<Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> {
  speculations += 1;
  try {
    return await fetch();
  } finally {
    speculations -= 1;
  }
}

/** Whether files are being fetched that may never be needed. A navigation that misses a file at the same time reloads from its error screen. */
export const isSpeculating = (): boolean => speculations > 0;

const MISSING = /dynamically imported module|importing a module script failed|unable to preload|failed to load module/i;

/** Whether an error says that a file of the page could not be fetched. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** The script of a page: its name changes with every build. */
const SCRIPT = 'script[type="module"][src]';

/** Whether the server has another build by now than the one that this page runs: its page no longer names this page's script. Rejects without an answer. */
export async function isOutdated(page: ParentNode = document): Promise<boolean> {
  const own = page.querySelector(SCRIPT)?.getAttribute('src');
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return own ? !(await response.text()).includes(own) : false;
}

/**
 * Handles an error. If a file of the page is missing, the server is asked first: without an answer ('offline') a reload would only lose the page. Else the page
 * reloads; where that has just been tried there may be a 'newVersion'. Undefined for anything else.
 */
export async function recover(error: unknown, reload = load): Promise<'reloading' | 'newVersion' | 'offline' | undefined> {
  if (!isMissingChunk(error)) return undefined;
  const outdated = await isOutdated().catch(() => 'offline' as const);
  if (outdated === 'offline') return outdated;
  if (reloadOnce(reload) || loading) return 'reloading';
  return outdated ? 'newVersion' : undefined;
}

type FailureTexts = { title: string; text: string; button: string };
// The locale file may be the one that is missing, so these few are part of the script.
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
  // Error monitoring hears of it, too.
  reportError(error);
}

let styleFailures = 0;

/** Fetches a style sheet that failed again: Vite fetches each once, so a part that is fetched again after a failure would have no styles. Each time it waits longer. */
export function fetchStylesAgain({ target: link }: Event): void {
  if (link instanceof HTMLLinkElement && link.rel === 'stylesheet')
    setTimeout(() => link.replaceWith(link.cloneNode()), 2000 * (styleFailures += 1));
}

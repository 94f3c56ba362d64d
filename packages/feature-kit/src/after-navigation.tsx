import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { useAppName, usePractising } from './app-context.ts';
import { routeTitle, titled, type PageHandle } from './document-title.ts';

const heading = () => document.querySelector<HTMLElement>('h1');

/** Calls back at once, and after each change of the DOM; returns a function that stops the observer. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onChange();
  return () => observer.disconnect();
}

/** Sets the document title: the route's title key, else the page's heading; only the app's name while it has none. */
function useDocumentTitle(): void {
  const { t, i18n } = useTranslation();
  const before = usePractising() ? t('practice.name') : undefined;
  const name = useAppName();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useEffect(() => {
    const title = routeTitle(i18n, handle);
    return watchPage(() => {
      const next = titled(title ?? heading()?.textContent, before, name);
      if (document.title !== next) document.title = next;
    });
  }, [i18n, i18n.language, pathname, handle, before, name]);
}

/** `isNew`: the new page's heading has not been focused yet. `at`: the element that was focused last. `panel`: the dialog around it. */
type Focus = { isNew: boolean; at: Node | null; panel: HTMLElement | null };

/**
 * Focuses the heading of a new page, unless a form field has the focus. If the focused element was removed, focuses the dialog around it, if that
 * is still open, else the heading.
 */
function focusHeading(focus: Focus): void {
  const target = !focus.isNew && focus.panel?.isConnected ? focus.panel : heading();
  if (!target) return;
  const active = document.activeElement;
  const isLost = active === document.body && focus.at && !focus.at.isConnected;
  const isStale = focus.isNew && !active?.matches('input,textarea,select,[contenteditable]');
  focus.isNew = false;
  if (!isLost && !isStale) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading where a keyboard or a screen reader would otherwise start over at the top of the document. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const state = useRef<Focus>({ isNew: false, at: null, panel: null });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    state.current.isNew = true;
    focusHeading(state.current);
  }, [pathname]);
  useEffect(() => {
    const focus = state.current;
    const ended = new AbortController();
    const { signal } = ended;
    const remember = ({ target }: FocusEvent) => {
      focus.at = target as Element;
      focus.panel = (target as Element).closest<HTMLElement>('dialog,[role=dialog],[role=alertdialog]');
    };
    document.addEventListener('focusin', remember, { signal });
    // If the user presses something while the page loads, the focus is not moved. A focus event alone does not count: a closing menu causes one, too.
    const stay = () => void (focus.isNew = false);
    document.addEventListener('keydown', stay, { signal, capture: true });
    document.addEventListener('pointerdown', stay, { signal, capture: true });
    const stop = watchPage(() => focusHeading(focus));
    return () => {
      ended.abort();
      stop();
    };
  }, []);
}

/** Updates the document title and the focus after each navigation. */
export function AfterNavigation() {
  useDocumentTitle();
  useFocusOnHeading();
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { usePractising } from './app-context.ts';
import { titled, titleOf, type PageHandle } from './document-title.ts';

const heading = () => document.querySelector<HTMLElement>('h1');

function focusOn(h1: HTMLElement): void {
  h1.tabIndex = -1;
  h1.focus({ preventScroll: true });
}

/** Calls back with the page's heading as soon as there is one, and again after each change; returns a function that stops it. */
function watchHeading(onHeading: (h1: HTMLElement) => void): () => void {
  const check = () => {
    const h1 = heading();
    if (h1) onHeading(h1);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  check();
  return () => observer.disconnect();
}

/** Sets the document title: the route's title key, else the page's heading. */
function useDocumentTitle(): void {
  const { t, i18n } = useTranslation();
  const before = usePractising() ? t('practice.name') : undefined;
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useEffect(() => {
    const title = titleOf(i18n, handle, before);
    if (title !== undefined) {
      document.title = title;
      return undefined;
    }
    return watchHeading((h1) => {
      const next = titled(h1.textContent, before);
      if (document.title !== next) document.title = next;
    });
  }, [i18n, i18n.language, pathname, handle, before]);
}

/** After a navigation, moves the focus to the page's heading, unless one of its fields has taken the focus. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    let moved = false;
    return watchHeading((h1) => {
      const field = document.activeElement?.matches('input, textarea, select, [contenteditable=true]');
      if (moved) return;
      moved = true;
      if (!field) focusOn(h1);
    });
  }, [pathname]);
}

/**
 * Gives the focus of an element that is removed to the page's heading, as soon as there is one, unless something else takes it: a keyboard or a
 * screen reader would start over at the top of the document.
 */
function useFocusOfRemoved(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const onFocus = ({ target }: FocusEvent) => void (focused = target);
    // A click beside everything takes the focus from an element that stays.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === target && (target as Node).isConnected) focused = null;
      });
    const observer = new MutationObserver(() => {
      const isLost = focused !== null && !(focused as Node).isConnected && document.activeElement === document.body;
      const h1 = isLost && heading();
      if (h1) focusOn(h1);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}

/** Updates the document title and the focus after each navigation, and keeps the focus on the page. */
export function AfterNavigation() {
  useDocumentTitle();
  useFocusOnHeading();
  useFocusOfRemoved();
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { titled, titleOf, type PageHandle } from './document-title.ts';

const heading = () => document.querySelector<HTMLElement>('h1');

/** Runs with the page's heading as soon as there is one, and again whenever the page changes it; returns how to stop. */
function watchHeading(seen: (h1: HTMLElement) => void): () => void {
  const look = () => {
    const h1 = heading();
    if (h1) seen(h1);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => observer.disconnect();
}

/** Names the document: by the route's title key, else by the page's heading. */
function useDocumentTitle(): void {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useEffect(() => {
    const title = titleOf(i18n, handle);
    if (title !== undefined) {
      document.title = title;
      return undefined;
    }
    return watchHeading((h1) => {
      const next = titled(h1.textContent);
      if (document.title !== next) document.title = next;
    });
  }, [i18n, i18n.language, pathname, handle]);
}

/** Moves the focus to the heading of a page that was navigated to, unless a field of it has taken the focus. */
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
      if (field) return;
      h1.tabIndex = -1;
      h1.focus({ preventScroll: true });
    });
  }, [pathname]);
}

/** What happens around each navigation: the document's name and the focus. */
export function AfterNavigation() {
  useDocumentTitle();
  useFocusOnHeading();
  return null;
}

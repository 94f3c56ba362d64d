import { useLocation } from 'react-router';
import type { SearchPage } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useBookmarksQuery, useToggleBookmarkMutation } from '../api/navbar-api.ts';
import { useSay } from './use-say.ts';

/** Turns a page's bookmark, and says what became of it. */
export function useBookmarking(): (page: SearchPage) => Promise<void> {
  const { t } = useTranslation('template-shell');
  const [toggle] = useToggleBookmarkMutation();
  const toast = useToast();
  const say = useSay();
  return async (page) => {
    const done = await say(toggle(page.id));
    if (done) toast({ text: t(page.isBookmarked ? 'marks.removed' : 'marks.added', { title: page.title }) });
  };
}

/** The page that is shown, as search and bookmarks know it; the longest address that leads here. */
export function usePageHere(): SearchPage | undefined {
  const { pathname } = useLocation();
  const { data } = useBookmarksQuery();
  return data?.suggestions
    .filter(({ link }) => pathname === link || (link !== '/' && pathname.startsWith(`${link}/`)))
    .toSorted((one, other) => other.link.length - one.link.length)[0];
}

/** Puts the address of this page on the clipboard. */
export function useCopyLink(): () => Promise<void> {
  const { t } = useTranslation('template-shell');
  const toast = useToast();
  const say = useSay();
  return async () => {
    if (await say(navigator.clipboard.writeText(location.href))) toast({ text: t('page.copied') });
  };
}

import { useLocation } from 'react-router';
import type { SearchPage } from '@kado/contracts/template';
import { useCopy, useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { usePageTitle } from './use-page-title.ts';
import { useBookmarksQuery, useToggleBookmarkMutation } from '../api/navbar-api.ts';

/** Adds or removes a page's bookmark. */
export function useToggleBookmark(): (page: SearchPage) => Promise<boolean> {
  const { t } = useTranslation('template-shell');
  const titleOf = usePageTitle();
  const [toggle] = useToggleBookmarkMutation();
  const report = useMutationToast();
  return (page) =>
    report(toggle(page.id).unwrap(), () => ({
      text: t(page.isBookmarked ? 'marks.removed' : 'marks.added', { title: titleOf(page) }),
    }));
}

/** The current page as listed in search and bookmarks: the longest URL that matches. */
export function useCurrentPage(): SearchPage | undefined {
  const { pathname } = useLocation();
  const { data } = useBookmarksQuery();
  return data?.suggestions
    .filter(({ link }) => pathname === link || (link !== '/' && pathname.startsWith(`${link}/`)))
    .toSorted((one, other) => other.link.length - one.link.length)[0];
}

/** Copies the page's URL to the clipboard. */
export function useCopyLink(): () => Promise<void> {
  const { t } = useTranslation('template-shell');
  const copy = useCopy();
  return () => copy(location.href, t('page.copied'));
}

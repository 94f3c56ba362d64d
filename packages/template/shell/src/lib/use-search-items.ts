import { useReachable } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { iconOf, menuPathsOf } from './menu.ts';
import { useMenu } from './use-menu.ts';
import { useSearchQuery } from '../api/navbar-api.ts';
import type { Limits, SearchItem } from './search-results.ts';
import { usePageTitle } from './use-page-title.ts';
import { useSearchActions } from './use-search-actions.ts';

const FILE_ICONS = { sheet: 'table', picture: 'image' } as const;

/** All items that the search can find: reachable pages, files, contacts and actions. */
export function useSearchItems() {
  const { t } = useTranslation('template-shell');
  const query = useSearchQuery();
  const reachable = useReachable();
  const { sections } = useMenu();
  const titleOf = usePageTitle();
  const actions = useSearchActions();
  const [pages, files, contacts] = query.data?.searchArr ?? [];
  const trails = menuPathsOf(sections);
  const items: SearchItem[] = [
    ...(pages?.data ?? [])
      .filter(({ link }) => reachable(link))
      .map((page) => ({ page, title: titleOf(page), trail: trails.get(page.link) }))
      .map(({ page, title, trail = page.link }) => ({
        key: `page:${page.id}`,
        group: 'pages' as const,
        kind: 'page' as const,
        title,
        // Outside English, a page in a section without a title has the same name as its menu path: show its URL instead.
        detail: trail === title ? page.link : trail,
        icon: iconOf(page.icon),
        page,
      })),
    ...(files?.data ?? []).map((file) => ({
      key: `file:${file.title}`,
      group: 'files' as const,
      kind: 'file' as const,
      title: file.title,
      detail: t('search.by', { name: file.by }),
      end: file.size,
      icon: FILE_ICONS[file.file as 'sheet'] ?? 'file',
      file,
    })),
    ...(contacts?.data ?? []).map((contact) => ({
      key: `contact:${contact.email}`,
      group: 'contacts' as const,
      kind: 'contact' as const,
      title: contact.title,
      detail: contact.email,
      end: contact.date,
      contact,
    })),
    ...actions,
  ];
  const limits: Limits = {
    ...(pages && { pages: pages.searchLimit }),
    ...(files && { files: files.searchLimit }),
    ...(contacts && { contacts: contacts.searchLimit }),
  };
  return { items, limits, query };
}

import { idArg } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import { findRow } from '../core/refusal.ts';
import { contacts, FILES, seedPages } from './data.ts';

const LIMIT = 4;

/** Search and bookmarks: the template's pages, files and contacts; a bookmark is a flag of a page. */
export function searchHandlers({ topic, now, get, post }: Backend) {
  const pages = topic('pages', seedPages);
  return [
    get('/api/main-search/data', async () => ({
      searchArr: [
        { groupTitle: 'Pages', searchLimit: LIMIT, data: await pages.read() },
        { groupTitle: 'Files', searchLimit: LIMIT, data: FILES },
        { groupTitle: 'Contacts', searchLimit: LIMIT, data: contacts({ now: now() }) },
      ],
    })),
    get('/api/bookmarks/data', async () => {
      const suggestions = await pages.read();
      return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
    }),
    post('/api/bookmarks/update', ({ args }) =>
      pages.change((rows) => {
        const page = findRow(rows, idArg(args), 'Page');
        page.isBookmarked = !page.isBookmarked;
      }),
    ),
  ];
}

import { http, HttpResponse } from 'msw/http';
import { bodyArgs, idArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { findRow } from '../core/rows.ts';
import { contacts, FILES, seedPages } from './data.ts';

const LIMIT = 4;

/** Search and bookmarks: the template's pages, files and contacts; a bookmark is a flag of a page. */
export function searchHandlers({ record, now }: TopicContext) {
  const pages = record('pages', seedPages);
  return [
    http.get('/api/main-search/data', async () =>
      HttpResponse.json({
        searchArr: [
          { groupTitle: 'Pages', searchLimit: LIMIT, data: await pages.read() },
          { groupTitle: 'Files', searchLimit: LIMIT, data: FILES },
          { groupTitle: 'Contacts', searchLimit: LIMIT, data: contacts({ now: now() }) },
        ],
      }),
    ),
    http.get('/api/bookmarks/data', async () => {
      const suggestions = await pages.read();
      return HttpResponse.json({ suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) });
    }),
    http.post('/api/bookmarks/update', async ({ request }) => {
      const id = idArg(await bodyArgs(request));
      await pages.change((rows) => {
        const page = findRow(rows, id, 'Page');
        page.isBookmarked = !page.isBookmarked;
      });
      return new HttpResponse();
    }),
  ];
}

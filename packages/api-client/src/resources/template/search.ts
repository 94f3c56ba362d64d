import type { BookmarksBody, SearchBody } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.search;

/** What the template's search and bookmarks know. */
export const search = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<SearchBody>(path.all, { signal }),
  bookmarks: (signal?: AbortSignal) => http.get<BookmarksBody>(path.bookmarks, { signal }),
  toggleBookmark: (id: number, signal?: AbortSignal) => http.post<void>(path.toggle, { id }, { signal }),
});

import type { BookmarksBody, SearchBody } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

/** The template's search and bookmarks. */
export const search = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<SearchBody>('/api/main-search/data', { signal }),
  bookmarks: (signal?: AbortSignal) => http.get<BookmarksBody>('/api/bookmarks/data', { signal }),
  toggleBookmark: (id: number, signal?: AbortSignal) => http.post<void>('/api/bookmarks/update', { id }, { signal }),
});

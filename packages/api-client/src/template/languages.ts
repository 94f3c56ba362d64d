import type { Language } from '@kado/contracts';

import type { RootHttp } from './root-http.ts';

/** The languages of the template; as with the product's call, the body has them in `data`. */
export const languages = (http: RootHttp) => ({
  list: (signal?: AbortSignal) => http.get<{ data: Language[] }>('/api/languages/data', { signal }),
});

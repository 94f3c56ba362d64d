import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.cards;

/** The figures of the dashboards' cards, each by the last part of its address. */
export const cards = (http: RootHttp) => ({
  analytics: <Body>(name: string, signal?: AbortSignal) => http.get<Body>(path.analytics(name), { signal }),
  statistics: <Body>(name: string, signal?: AbortSignal) => http.get<Body>(path.statistics(name), { signal }),
});

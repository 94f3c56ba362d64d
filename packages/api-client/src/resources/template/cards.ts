import type {
  AnalyticsOverview,
  BudgetDraft,
  CardPeriod,
  Meetup,
  MeetupAnswer,
  RevenueReport,
  StoreOverview,
} from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.cards;
/** Without a period or a year the card answers its plain figures. */
type Span = { period?: CardPeriod; year?: number };

/** The figures of the dashboards' cards, each by the last part of its address. */
export const cards = (http: RootHttp) => ({
  analytics: <Body>(name: string, span: Span = {}, signal?: AbortSignal) =>
    http.get<Body>(path.analytics(name), { params: span, signal }),
  statistics: <Body>(name: string, span: Span = {}, signal?: AbortSignal) =>
    http.get<Body>(path.statistics(name), { params: span, signal }),
  store: (span: Pick<Span, 'period'> = {}, signal?: AbortSignal) => http.get<StoreOverview>(path.store, { params: span, signal }),
  overview: (signal?: AbortSignal) => http.get<AnalyticsOverview>(path.overview, { signal }),
  setBudget: (draft: BudgetDraft, signal?: AbortSignal) =>
    http.post<RevenueReport>(path.analytics('revenue-report'), draft, { signal }),
  answerMeetup: (answer: MeetupAnswer['answer'], signal?: AbortSignal) =>
    http.post<{ meetup: Meetup }>(path.meetup, { answer }, { signal }),
});

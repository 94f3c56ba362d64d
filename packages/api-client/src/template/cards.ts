import type {
  AnalyticsOverview,
  BudgetDraft,
  CardPeriod,
  Meetup,
  MeetupAnswer,
  RevenueReport,
  StoreOverview,
} from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';
import { segment } from '../segment.ts';

/** Without a period or a year, the response has only the card's basic figures. */
type Span = { period?: CardPeriod; year?: number };

/** The figures of the dashboards' cards, each named after the last part of its path. */
export const cards = (http: RootHttp) => ({
  analytics: <Body>(name: string, span: Span = {}, signal?: AbortSignal) =>
    http.get<Body>(`/card/card-analytics/${segment(name)}`, { params: span, signal }),
  statistics: <Body>(name: string, span: Span = {}, signal?: AbortSignal) =>
    http.get<Body>(`/card/card-statistics/${segment(name)}`, { params: span, signal }),
  store: (span: Pick<Span, 'period'> = {}, signal?: AbortSignal) =>
    http.get<StoreOverview>('/card/store-overview', { params: span, signal }),
  overview: (signal?: AbortSignal) => http.get<AnalyticsOverview>('/card/analytics-overview', { signal }),
  setBudget: (draft: BudgetDraft, signal?: AbortSignal) =>
    http.post<RevenueReport>('/card/card-analytics/revenue-report', draft, { signal }),
  answerMeetup: (answer: MeetupAnswer['answer'], signal?: AbortSignal) =>
    http.post<{ meetup: Meetup }>('/card/meetup', { answer }, { signal }),
});

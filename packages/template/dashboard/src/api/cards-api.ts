import type {
  AnalyticsOverview,
  AverageSessions,
  BudgetDraft,
  CardPeriod,
  GainCard,
  GoalOverview,
  Meetup,
  MeetupAnswer,
  RevenueReport,
  StoreOverview,
  SupportTracker,
  WeekCard,
} from '@kado/contracts/template';
import { api } from '@kado/state/template/query';

export const {
  useStoreOverviewQuery,
  useAnalyticsOverviewQuery,
  useRevenueReportQuery,
  useGoalOverviewQuery,
  useWeekCardQuery,
  useGainCardQuery,
  useAverageSessionsQuery,
  useSupportTrackerQuery,
  useSetBudgetMutation,
  useAnswerMeetupMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Budget', 'Meetup'] }).injectEndpoints({
  endpoints: (build) => ({
    storeOverview: build.query<StoreOverview, CardPeriod>({
      query: (period) => (api, signal) => api.template.cards.store({ period }, signal),
      providesTags: ['Meetup'],
    }),
    analyticsOverview: build.query<AnalyticsOverview, void>({
      query: () => (api, signal) => api.template.cards.overview(signal),
    }),
    revenueReport: build.query<RevenueReport, number>({
      query: (year) => (api, signal) => api.template.cards.analytics('revenue-report', { year }, signal),
      providesTags: ['Budget'],
    }),
    goalOverview: build.query<GoalOverview, void>({
      query: () => (api, signal) => api.template.cards.analytics('goal-overview', {}, signal),
    }),
    weekCard: build.query<WeekCard, { name: 'orders-bar-chart' | 'profit-line-chart'; period: CardPeriod }>({
      query:
        ({ name, period }) =>
        (api, signal) =>
          api.template.cards.statistics(name, { period }, signal),
    }),
    gainCard: build.query<GainCard, { name: 'subscribers' | 'orders'; period: CardPeriod }>({
      query:
        ({ name, period }) =>
        (api, signal) =>
          api.template.cards.statistics(name, { period }, signal),
    }),
    averageSessions: build.query<AverageSessions, CardPeriod>({
      query: (period) => (api, signal) => api.template.cards.analytics('avg-sessions', { period }, signal),
    }),
    supportTracker: build.query<SupportTracker, CardPeriod>({
      query: (period) => (api, signal) => api.template.cards.analytics('support-tracker', { period }, signal),
    }),
    setBudget: build.mutation<RevenueReport, BudgetDraft>({
      query: (draft) => (api) => api.template.cards.setBudget(draft),
      invalidatesTags: ['Budget'],
    }),
    answerMeetup: build.mutation<{ meetup: Meetup }, MeetupAnswer['answer']>({
      query: (answer) => (api) => api.template.cards.answerMeetup(answer),
      invalidatesTags: ['Meetup'],
    }),
  }),
});

import type {
  AnalyticsOverview,
  AverageSessions,
  CompanyRow,
  GainCard,
  GoalOverview,
  RevenueReport,
  StoreOverview,
  SupportTracker,
  TimelineEvent,
  WeekCard,
} from '@kado/contracts/template';

// Cards show this data, with bars for texts, while they load, so that nothing moves when their figures arrive.
const WHEN = '2024-01-01T12:00:00Z';
// Not the longest month name: it would wrap in the fallback font that is used until Inter has loaded.
const LONG_MONTH = '2024-10-01T12:00:00Z';
const WEEK = [1, 1, 1, 1, 1, 1, 1];
const times = <Item>(count: number, make: (id: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at + 1));
const nine = (value: number) => times(9, () => value);

const company = (id: number): CompanyRow => ({
  id,
  name: `Company name ${id}`,
  site: 'a-company.example',
  category: 'design',
  views: 10_000,
  revenue: 100.5,
  change: 10,
  trend: [1, 1],
});
const event = (id: number): TimelineEvent => ({
  id,
  kind: 'order',
  title: 'Something happened',
  text: 'A line about what it was',
  at: WHEN,
});

export const PLACEHOLDER_STORE: StoreOverview = {
  best: { month: LONG_MONTH, sold: 888_888, overGoal: 10 },
  updatedAt: WHEN,
  sales: { count: 1000, before: 1000, change: 1.1, trend: [1, 1] },
  customers: { count: 1000, fresh: 50 },
  products: { count: 1000, inStock: 50 },
  revenue: { amount: 10_000, goal: 100_000 },
  earnings: { amount: 1000, change: 10.1, shop: 50, services: 30, app: 20 },
  companies: times(5, company),
  meetup: { startsAt: WHEN, endsAt: WHEN, place: 'A hall, a street', guests: ['A', 'B', 'C', 'D'], going: 30, answer: 'none' },
  browsers: times(5, (id) => ({ name: `Browser ${id}`, share: 10.1 })),
  transactions: times(5, (id) => ({ id, kind: 'card', note: 'A line', amount: 10.5 })),
};

export const PLACEHOLDER_ANALYTICS: AnalyticsOverview = {
  best: { more: 10.1, weekday: WHEN },
  timeline: times(4, event),
  radar: { months: times(6, (id) => `2024-0${id}`), sales: times(6, () => 0), visits: times(6, () => 0) },
  team: {
    size: 6,
    startedAt: WHEN,
    steps: ['Sketches', 'Wireframes', 'Prototype'],
    people: times(3, (id) => ({ name: `Somebody Else${id}`, role: 'A part of it', done: 50 })),
    daysLeft: 10,
    budgetLeft: 10_000,
  },
};

export const PLACEHOLDER_REPORT: RevenueReport = {
  years: [],
  price: 10_000,
  budget: 20_000,
  report: { year: 2020, earning: nine(0), expense: nine(0), budget: nine(0), before: nine(0) },
};

export const PLACEHOLDER_GOAL: GoalOverview = { completed: 100_000, inProgress: 10_000 };
export const PLACEHOLDER_WEEK: WeekCard = { title: '', statistics: '', series: [{ data: WEEK }], total: 1000 };
export const PLACEHOLDER_GAIN: GainCard = {
  series: [{ data: WEEK }],
  analyticsData: { subscribers: 10_000, revenue: 100_000, sales: '1.1%', orders: 10_000 },
  change: 1.1,
};
export const PLACEHOLDER_SUPPORT: SupportTracker = {
  title: '',
  last_days: [],
  totalTicket: 100,
  newTicket: 10,
  openTicket: 100,
  responseTime: 1,
};
export const PLACEHOLDER_SESSIONS: AverageSessions = {
  sessions: 1000,
  last_days: [],
  growth: '+1.1%',
  goal: 100_000,
  users: 100_000,
  retention: 0,
  duration: 1,
  days: WEEK.map(() => 0),
  reached: { goal: 0, users: 0, duration: 0 },
};

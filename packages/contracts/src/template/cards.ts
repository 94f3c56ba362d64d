import * as z from 'zod/mini';
import { LooseId, LooseNumber } from './loose.ts';

/** The periods of a card's figures, which are the values of `last_days`. */
export const CARD_PERIODS = ['last-28-days', 'last-month', 'last-year'] as const;
export type CardPeriod = (typeof CARD_PERIODS)[number];

type Series = { name?: string; data: number[] }[];
type Person = { name: string; role: string };

/** Response of GET /card/card-analytics/support-tracker; responseTime in days. */
export type SupportTracker = {
  title: string;
  last_days: string[];
  totalTicket: number;
  newTicket: number;
  openTicket: number;
  responseTime: number;
};

/** Response of GET /card/card-analytics/avg-sessions; with a period also the sessions of Monday to Sunday, and the progress of three figures in percent. */
export type AverageSessions = {
  sessions: number;
  last_days: string[];
  /** '+3.4%' */
  growth: string;
  goal: number;
  users: number;
  /** In percent. */
  retention: number;
  /** In years. */
  duration: number;
  days?: number[];
  reached?: { goal: number; users: number; duration: number };
};

/** A year of the revenue report: one figure per past month, in dollars. */
export type RevenueYear = { year: number; earning: number[]; expense: number[]; budget: number[]; before: number[] };

/** Response of GET /card/card-analytics/revenue-report: `price` is the spent part of the budget, in dollars; with a year also its months. */
export type RevenueReport = { years: number[]; price: number; budget: number; report?: RevenueYear };

/** Body of POST /card/card-analytics/revenue-report: the new budget of a year, in dollars. */
export const BudgetDraft = z.object({
  year: LooseId,
  budget: z.pipe(LooseNumber, z.int().check(z.minimum(1), z.maximum(99_999_999))),
});
export type BudgetDraft = z.infer<typeof BudgetDraft>;

/** Response of GET /card/card-analytics/goal-overview. */
export type GoalOverview = { completed: number; inProgress: number };

/** Response of GET /card/card-statistics/orders-bar-chart and /profit-line-chart; with a period also the figures of Monday to Sunday and their sum. */
export type WeekCard = { title: string; statistics: string; series: Series; total?: number };

/** A shop's results: subscribers, revenue in dollars, the change of its sales as a percentage text, orders. */
export type ShopTotals = { subscribers: number; revenue: number; sales: string; orders: number };

/** Response of GET /card/card-statistics/subscribers, /revenue, /sales and /orders. `change` is in percent, only for subscribers and orders with a period. */
export type GainCard = { series: Series; analyticsData: ShopTotals; change?: number };

/** A company with its traffic and sales; revenue in dollars. */
export type CompanyRow = {
  id: number;
  name: string;
  site: string;
  category: 'design' | 'transport' | 'food' | 'technology' | 'media';
  views: number;
  revenue: number;
  /** In percent; negative if it is falling. */
  change: number;
  trend: number[];
};

/** The user's reply to the meetup. */
export const MEETUP_ANSWERS = ['none', 'join', 'skip'] as const;
/** Body of POST /card/meetup. */
export const MeetupAnswer = z.object({ answer: z.enum(MEETUP_ANSWERS) });
export type MeetupAnswer = z.infer<typeof MeetupAnswer>;

/** The developers' meetup; times are ISO 8601. */
export type Meetup = { startsAt: string; endsAt: string; place: string; guests: string[]; going: number } & MeetupAnswer;

/** A transaction; amount in dollars. */
export type CardTransaction = {
  id: number;
  kind: 'wallet' | 'bank' | 'card' | 'cash' | 'refund';
  note: string;
  amount: number;
};

/** Response of GET /card/store-overview; money in dollars, changes and shares in percent, times ISO 8601. */
export type StoreOverview = {
  best: { month: string; sold: number; overGoal: number };
  updatedAt: string;
  sales: { count: number; before: number; change: number; trend: number[] };
  customers: { count: number; fresh: number };
  products: { count: number; inStock: number };
  revenue: { amount: number; goal: number };
  earnings: { amount: number; change: number; shop: number; services: number; app: number };
  companies: CompanyRow[];
  meetup: Meetup;
  browsers: { name: string; share: number }[];
  transactions: CardTransaction[];
};

/** An activity of the team. */
export type TimelineEvent = {
  id: number;
  kind: 'invoice' | 'meeting' | 'team' | 'order';
  title: string;
  text: string;
  at: string;
  file?: string;
  person?: Person;
  people?: string[];
  more?: number;
};

/** Response of GET /card/analytics-overview; months are 'YYYY-MM', money in dollars, shares in percent. */
export type AnalyticsOverview = {
  best: { more: number; weekday: string };
  timeline: TimelineEvent[];
  radar: { months: string[]; sales: number[]; visits: number[] };
  team: {
    size: number;
    startedAt: string;
    steps: string[];
    people: (Person & { done: number })[];
    daysLeft: number;
    budgetLeft: number;
  };
};

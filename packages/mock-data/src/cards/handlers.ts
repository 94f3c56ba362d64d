import { MeetupAnswer } from '@kado/contracts';
import { readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { analyticsOverview } from './analytics-overview.ts';
import { ANALYTICS, STATISTICS } from './data.ts';
import { PERIOD_FIGURES, periodOf } from './periods.ts';
import { reportOf, seedBudgets, setBudget } from './revenue-report.ts';
import { seedMeetup, storeOverview } from './store-overview.ts';

/** The figures of the dashboards' cards: one path per card. A year's budget and the answer to a meetup are stored. */
export function cardHandlers({ http, record, now }: TopicContext) {
  const budgets = record('cards-budgets', seedBudgets);
  const meetup = record('cards-meetup', seedMeetup);
  const cards = (folder: string, all: object) =>
    Object.entries(all).map(([name, card]: [string, object]) =>
      http.get(`/card/${folder}/${name}`, ({ args }) => {
        const period = periodOf(args);
        return period === undefined ? card : { ...card, ...PERIOD_FIGURES[name]?.(period) };
      }),
    );
  return [
    ...cards('card-analytics', ANALYTICS),
    ...cards('card-statistics', STATISTICS),
    http.get('/card/card-analytics/revenue-report', async ({ args }) => reportOf(args, await budgets.read())),
    http.post('/card/card-analytics/revenue-report', ({ args }) => budgets.change((stored) => setBudget(args, stored))),
    http.get('/card/store-overview', async ({ args }) =>
      storeOverview(periodOf(args) ?? 'last-28-days', now(), await meetup.read()),
    ),
    http.get('/card/analytics-overview', () => analyticsOverview(now())),
    http.post('/card/meetup', ({ args }) => {
      const { answer } = readAs(args, MeetupAnswer, 'meetup');
      return meetup.change((stored) => {
        stored.going += Number(answer === 'join') - Number(stored.answer === 'join');
        stored.answer = answer;
        return { meetup: stored };
      });
    }),
  ];
}

import { BudgetDraft, MeetupAnswer } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, queryArgs, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { analyticsOverview } from './analytics-overview.ts';
import { ANALYTICS, STATISTICS } from './data.ts';
import { PERIOD_FIGURES, periodOf } from './periods.ts';
import { reportOf, seedBudgets, setBudget } from './revenue-report.ts';
import { seedMeetup, storeOverview } from './store-overview.ts';

const cardHandlersOf = (folder: keyof typeof PERIOD_FIGURES, cards: object) =>
  Object.entries(cards).map(([name, card]: [string, object]) =>
    http.get(`/card/${folder}/${name}`, ({ request }) => {
      const period = periodOf(queryArgs(request));
      return HttpResponse.json(period === undefined ? card : { ...card, ...PERIOD_FIGURES[folder][name]?.(period) });
    }),
  );

/** The figures of the dashboards' cards: one path per card. A year's budget and the answer to a meetup are stored. */
export function cardHandlers({ record, now }: TopicContext) {
  const budgets = record('cards-budgets', seedBudgets);
  const meetup = record('cards-meetup', seedMeetup);
  return [
    ...cardHandlersOf('card-analytics', ANALYTICS),
    ...cardHandlersOf('card-statistics', STATISTICS),
    http.get('/card/card-analytics/revenue-report', async ({ request }) =>
      HttpResponse.json(reportOf(queryArgs(request), await budgets.read())),
    ),
    http.post('/card/card-analytics/revenue-report', async ({ request }) => {
      const draft = readAs(await bodyArgs(request), BudgetDraft, 'budget');
      return HttpResponse.json(await budgets.change((stored) => setBudget(draft, stored)));
    }),
    http.get('/card/store-overview', async ({ request }) => {
      const period = periodOf(queryArgs(request)) ?? 'last-28-days';
      return HttpResponse.json(storeOverview(period, now(), await meetup.read()));
    }),
    http.get('/card/analytics-overview', () => HttpResponse.json(analyticsOverview(now()))),
    http.post('/card/meetup', async ({ request }) => {
      const { answer } = readAs(await bodyArgs(request), MeetupAnswer, 'meetup');
      const changed = await meetup.change((stored) => {
        stored.going += Number(answer === 'join') - Number(stored.answer === 'join');
        stored.answer = answer;
        return stored;
      });
      return HttpResponse.json({ meetup: changed });
    }),
  ];
}

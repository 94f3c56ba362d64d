import { MeetupAnswer } from '@kado/contracts/template';
import { readAs } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import { ANALYTICS, STATISTICS } from './data.ts';
import { analyticsOverview } from './overview-data.ts';
import { reportOf, seedBudgets, setBudget } from './report.ts';
import { SPANS, spanOf } from './spans.ts';
import { seedMeetup, storeOverview } from './store-data.ts';

/** The figures of the dashboards' cards: one address per card; a year's budget and a meetup's answer are kept. */
export function cardHandlers({ topic, now, get, post }: Backend) {
  const budgets = topic('cards-budgets', seedBudgets);
  const meetup = topic('cards-meetup', seedMeetup);
  const cards = (folder: string, all: object) =>
    Object.entries(all).map(([name, card]: [string, object]) =>
      get(`/card/${folder}/${name}`, ({ args }) => {
        const span = spanOf(args);
        return span === undefined ? card : { ...card, ...SPANS[name]?.(span) };
      }),
    );
  return [
    ...cards('card-analytics', ANALYTICS),
    ...cards('card-statistics', STATISTICS),
    get('/card/card-analytics/revenue-report', async ({ args }) => reportOf(args, await budgets.read())),
    post('/card/card-analytics/revenue-report', ({ args }) => budgets.change((kept) => setBudget(args, kept))),
    get('/card/store-overview', async ({ args }) => storeOverview(spanOf(args) ?? 'last-28-days', now(), await meetup.read())),
    get('/card/analytics-overview', () => analyticsOverview(now())),
    post('/card/meetup', ({ args }) => {
      const { answer } = readAs(args, MeetupAnswer, 'meetup');
      return meetup.change((kept) => {
        kept.going += Number(answer === 'join') - Number(kept.answer === 'join');
        kept.answer = answer;
        return { meetup: kept };
      });
    }),
  ];
}

import { http, HttpResponse } from 'msw/http';
import { queryArgs, textArg } from '../core/args.ts';
import { matches } from '../core/list.ts';
import { CARDS, CATEGORIES, FAQ, QUESTION } from './data.ts';

/** The FAQ and the knowledge base. A search keeps categories without a match. */
export const faqHandlers = () => [
  http.get('/faq/data', ({ request }) => {
    const q = textArg(queryArgs(request), 'q');
    const found = Object.entries(FAQ).map(([name, category]) => [
      name,
      { ...category, qandA: category.qandA.filter(({ question }) => matches(q, [question])) },
    ]);
    return HttpResponse.json(Object.fromEntries(found));
  }),
  http.get('/faq/data/knowledge_base', () => HttpResponse.json(CARDS)),
  http.get('/faq/data/category', () => HttpResponse.json(CATEGORIES)),
  http.get('/faq/data/question', () => HttpResponse.json(QUESTION)),
];

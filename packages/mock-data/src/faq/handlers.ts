import { textArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { matches } from '../core/list.ts';
import { CARDS, CATEGORIES, FAQ, QUESTION } from './data.ts';

/** The FAQ and the knowledge base. A search keeps categories without a match. */
export const faqHandlers = ({ http }: TopicContext) => [
  http.get('/faq/data', ({ args }) => {
    const q = textArg(args, 'q');
    return Object.fromEntries(
      Object.entries(FAQ).map(([name, category]) => [
        name,
        { ...category, qandA: category.qandA.filter(({ question }) => matches(q, [question])) },
      ]),
    );
  }),
  http.get('/faq/data/knowledge_base', () => CARDS),
  http.get('/faq/data/category', () => CATEGORIES),
  http.get('/faq/data/question', () => QUESTION),
];

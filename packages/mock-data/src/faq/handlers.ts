import { textArg } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import { matches } from '../core/list.ts';
import { CARDS, CATEGORIES, FAQ, QUESTION } from './data.ts';

/** Questions and the knowledge base. A search keeps every category, also one without a match. */
export const faqHandlers = ({ get }: Backend) => [
  get('/faq/data', ({ args }) => {
    const q = textArg(args, 'q');
    return Object.fromEntries(
      Object.entries(FAQ).map(([name, category]) => [
        name,
        { ...category, qandA: category.qandA.filter(({ question }) => matches(q, [question])) },
      ]),
    );
  }),
  get('/faq/data/knowledge_base', () => CARDS),
  get('/faq/data/category', () => CATEGORIES),
  get('/faq/data/question', () => QUESTION),
];

import { FAQ_CATEGORIES, FaqBody, KnowledgeCard, KnowledgeCategory, KnowledgeQuestion } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from '../testing.ts';

const call = testBackend();
const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  z.parse(schema, (await call('GET', path)).body);

it('has 28 questions, and keeps categories without a match', async () => {
  const faq = await read('/faq/data', FaqBody);
  expect(FAQ_CATEGORIES.map((name) => faq[name].qandA.length)).toEqual([7, 5, 7, 5, 4]);
  const found = await read('/faq/data?q=GIFT%20cards', FaqBody);
  expect(FAQ_CATEGORIES.map((name) => found[name].qandA.length)).toEqual([0, 0, 0, 0, 1]);
});

it('has a knowledge base of six cards and six groups', async () => {
  const cards = await read('/faq/data/knowledge_base', z.array(KnowledgeCard));
  const groups = await read('/faq/data/category', z.array(KnowledgeCategory));
  expect([cards.length, groups.map(({ questions }) => questions.length)]).toEqual([6, [5, 5, 5, 5, 5, 4]]);
  const slugs = [
    ...cards.map(({ category }) => category),
    ...groups.flatMap(({ questions }) => questions.map(({ slug }) => slug)),
  ];
  expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  expect((await read('/faq/data/question', KnowledgeQuestion)).relatedQuestions).toHaveLength(5);
});

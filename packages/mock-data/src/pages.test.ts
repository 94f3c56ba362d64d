import {
  AccountSetting,
  BlogCard,
  BlogDetail,
  BlogEdit,
  FAQ_CATEGORIES,
  FaqBody,
  KnowledgeCard,
  KnowledgeCategory,
  KnowledgeQuestion,
  PricingBody,
  Profile,
  Suggestion,
} from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from './testing.ts';

const ask = testBackend();
const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  z.parse(schema, (await ask('GET', path)).body);

it('prices three plans as the specification says', async () => {
  const { basicPlan, standardPlan, enterprisePlan, qandA } = await read('/pricing/data', PricingBody);
  const plans = [basicPlan, standardPlan, enterprisePlan];
  expect(
    plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => [
      title,
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
      popular,
    ]),
  ).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ]);
  expect([plans.every(({ planBenefits }) => planBenefits.length === 5), qandA.length]).toEqual([true, 3]);
});

it('answers 28 questions, and keeps a category that a search empties', async () => {
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

it('shows a profile', async () => {
  const { suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls } = await read('/profile/data', Profile);
  expect([suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls].map(({ length }) => length)).toEqual([
    6, 3, 3, 9, 6, 2,
  ]);
  expect(post.every(({ likedUsers, postImg, postVid }) => likedUsers.length === 5 && (postImg ?? postVid) !== undefined)).toBe(
    true,
  );
  expect(polls.every(({ result }) => /^\d+%$/.test(result))).toBe(true);
});

it('keeps account settings that are saved whole, and refuses half of them', async () => {
  const settings = await read('/account-setting/data', AccountSetting);
  expect(Object.values(settings.notification).filter(Boolean)).toHaveLength(4);
  expect(settings.social.connections).toMatchObject({ facebook: {}, github: {} });
  const changed = { ...settings, general: { ...settings.general, company: 'Loom' } };
  expect((await ask('POST', '/account-setting/save', changed)).status).toBe(200);
  expect(await ask('POST', '/account-setting/save', { general: changed.general })).toMatchObject({
    status: 400,
    body: { message: expect.any(String) },
  });
  expect(await read('/account-setting/data', AccountSetting)).toEqual(changed);
});

it('has a blog of six cards with a sidebar', async () => {
  expect(await read('/blog/list/data', z.array(BlogCard))).toHaveLength(6);
  expect(await read('/blog/list/data/sidebar', z.looseObject({}))).toMatchObject({
    recentPosts: Array.from({ length: 4 }, () => ({
      img: expect.any(String),
      title: expect.any(String),
      id: expect.any(Number),
      createdTime: expect.any(String),
    })),
    categories: ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'].map((category) => ({ category })),
  });
});

it('takes comments, and saves the article', async () => {
  const { blog, comments } = await read('/blog/list/data/detail', BlogDetail);
  expect(await ask('POST', '/blog/comment', { comment: { name: 'Ada', commentText: 'Fine' } })).toMatchObject({
    status: 201,
    body: { comment: { userFullName: 'Ada', commentText: 'Fine' } },
  });
  const after = await read('/blog/list/data/detail', BlogDetail);
  expect([after.blog.comments, after.comments.length]).toEqual([blog.comments + 1, comments.length + 1]);
  const edit = await read('/blog/list/data/edit', BlogEdit);
  expect(edit.status).toBe('Published');
  expect(await ask('POST', '/blog/save', { blog: { ...edit, status: 'Draft' } })).toEqual({
    status: 200,
    body: { blog: { ...edit, status: 'Draft' } },
  });
});

it.each([
  ['/blog/comment', { comment: { commentText: ' ' } }],
  ['/blog/comment', { commentText: 'Unwrapped' }],
  ['/blog/save', { blog: { status: 'Lost' } }],
])('refuses %s %j', async (path, body) => {
  expect(await ask('POST', path, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

it('offers a hundred ranked titles', async () => {
  const { autoComplete } = await read('/api/autocomplete/data', z.object({ autoComplete: z.array(Suggestion) }));
  expect([autoComplete.length, new Set(autoComplete.map(({ title }) => title)).size]).toEqual([100, 100]);
});

it.each(['/mock/faces/3', '/mock/goods/3', '/mock/scenes/3'])('draws the picture %s', async (path) => {
  const response = await fetch(`http://localhost:3000${path}`);
  expect([response.headers.get('content-type'), (await response.text()).startsWith('<svg')]).toEqual(['image/svg+xml', true]);
});

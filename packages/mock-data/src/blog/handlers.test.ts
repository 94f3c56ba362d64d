import { BlogCard, BlogDetail, BlogEdit } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from '../testing.ts';

const call = testBackend();
const read = async <Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  z.parse(schema, (await call('GET', path)).body);

const cards = () => read('/blog/list/data', z.array(BlogCard));

it('has a blog of six cards with a sidebar', async () => {
  expect(await cards()).toHaveLength(6);
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

it('adds a comment, and saves the article', async () => {
  const { blog, comments } = await read('/blog/list/data/detail', BlogDetail);
  expect(await call('POST', '/blog/comment', { comment: { name: 'Ada', commentText: 'Fine' } })).toMatchObject({
    status: 201,
    body: { comment: { userFullName: 'Ada', commentText: 'Fine' } },
  });
  const after = await read('/blog/list/data/detail', BlogDetail);
  expect([after.blog.comments, after.comments.length]).toEqual([blog.comments + 1, comments.length + 1]);
  expect((await cards())[0]?.comment).toBe(blog.comments + 1);
  const edit = await read('/blog/list/data/edit', BlogEdit);
  expect(edit.status).toBe('Published');
  expect(await call('POST', '/blog/save', { blog: { ...edit, status: 'Draft' } })).toEqual({
    status: 200,
    body: { blog: { ...edit, status: 'Draft' } },
  });
});

it('shows the saved values in the list, the sidebar and the article', async () => {
  const before = { cards: await cards(), detail: await read('/blog/list/data/detail', BlogDetail) };
  const { img, title, tags, comment } = before.cards[0]!;
  expect(before.detail.blog).toMatchObject({ img, title, tags, comments: comment });
  const change = {
    blogTitle: 'A fourth bath',
    excerpt: '<p>The <b>fourth</b> dip</p><p>stays:&nbsp;salt &amp; air, 1 &lt; 2, &amp;lt;</p>',
    featuredImage: '/mock/scenes/9',
    blogCategories: [
      { value: 'food', label: 'Food' },
      { value: 'dyes', label: 'Dyes' },
    ],
  };
  const saved = { title: 'A fourth bath', img: '/mock/scenes/9', tags: ['Food'] };
  await call('POST', '/blog/save', { blog: change });
  const excerpt = 'The fourth dip stays: salt & air, 1 < 2, &lt;';
  expect(await cards()).toEqual([{ ...before.cards[0], ...saved, excerpt }, ...before.cards.slice(1)]);
  expect(await read('/blog/list/data/detail', BlogDetail)).toEqual({
    ...before.detail,
    blog: { ...before.detail.blog, ...saved },
  });
  expect(await read('/blog/list/data/sidebar', z.looseObject({}))).toMatchObject({
    recentPosts: [{ title: saved.title, img: saved.img }, {}, {}, {}],
  });
  await call('POST', '/blog/save', { blog: { status: 'Draft' } });
  expect((await cards())[0]).toMatchObject({ ...saved, excerpt });
});

it.each([
  ['/blog/comment', { comment: { commentText: ' ' } }],
  ['/blog/comment', { commentText: 'Unwrapped' }],
  ['/blog/save', { blog: { status: 'Lost' } }],
])('rejects %s %j', async (path, body) => {
  expect(await call('POST', path, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

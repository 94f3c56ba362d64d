import { BLOG_CATEGORIES, BlogChange, BlogCommentDraft, type BlogEdit } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { dayText } from '../core/dates.ts';
import { type Blog, blogSidebar, seedBlog } from './data.ts';

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of a piece of HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(br|\/(p|div|li|h\d|blockquote))\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Saves the article from the form, and updates its card in the list and its own page. */
function saveArticle({ cards, detail, edit }: Blog, change: BlogChange): BlogEdit {
  Object.assign(edit, change);
  const labels = new Set(edit.blogCategories.map(({ label }) => label));
  const shown = {
    title: edit.blogTitle,
    img: edit.featuredImage,
    tags: BLOG_CATEGORIES.filter((category) => labels.has(category)),
  };
  Object.assign(detail.blog, shown);
  for (const card of cards.slice(0, 1)) Object.assign(card, shown, { excerpt: textOf(edit.excerpt) });
  return edit;
}

/** The blog: list, sidebar, article, form, comment, save. */
export function blogHandlers({ record, now }: TopicContext) {
  const blog = record('blog', seedBlog);
  return [
    http.get('/blog/list/data', async () => HttpResponse.json((await blog.read()).cards)),
    http.get('/blog/list/data/sidebar', async () => HttpResponse.json(blogSidebar((await blog.read()).cards))),
    http.get('/blog/list/data/detail', async () => HttpResponse.json((await blog.read()).detail)),
    http.get('/blog/list/data/edit', async () => HttpResponse.json((await blog.read()).edit)),
    http.post('/blog/comment', async ({ request }) => {
      const { userFullName, name, avatar = '', commentText } = await bodyField(request, 'comment', BlogCommentDraft);
      const comment = { avatar, userFullName: userFullName ?? name ?? '', commentedAt: dayText(now()), commentText };
      await blog.change(({ cards, detail }) => {
        detail.comments.push(comment);
        for (const card of cards.slice(0, 1)) card.comment = detail.comments.length;
        detail.blog.comments = detail.comments.length;
      });
      return HttpResponse.json({ comment }, { status: 201 });
    }),
    http.post('/blog/save', async ({ request }) => {
      const change = await bodyField(request, 'blog', BlogChange);
      return HttpResponse.json(await blog.change((stored) => ({ blog: saveArticle(stored, change) })));
    }),
  ];
}

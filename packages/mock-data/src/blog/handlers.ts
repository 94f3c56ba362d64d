import { BlogChange, BlogCommentDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { dayText } from '../core/dates.ts';
import { blogCards, blogSidebar, seedBlog } from './data.ts';

/** The blog: list, sidebar, article, form, comment, save. */
export function blogHandlers({ record, now }: TopicContext) {
  const blog = record('blog', seedBlog);
  return [
    http.get('/blog/list/data', () => HttpResponse.json(blogCards(now()))),
    http.get('/blog/list/data/sidebar', () => HttpResponse.json(blogSidebar(now()))),
    http.get('/blog/list/data/detail', async () => HttpResponse.json((await blog.read()).detail)),
    http.get('/blog/list/data/edit', async () => HttpResponse.json((await blog.read()).edit)),
    http.post('/blog/comment', async ({ request }) => {
      const { userFullName, name, avatar = '', commentText } = await bodyField(request, 'comment', BlogCommentDraft);
      const comment = { avatar, userFullName: userFullName ?? name ?? '', commentedAt: dayText(now()), commentText };
      await blog.change(({ detail }) => {
        detail.comments.push(comment);
        detail.blog.comments += 1;
      });
      return HttpResponse.json({ comment }, { status: 201 });
    }),
    http.post('/blog/save', async ({ request }) => {
      const change = await bodyField(request, 'blog', BlogChange);
      return HttpResponse.json(await blog.change(({ edit }) => ({ blog: Object.assign(edit, change) })));
    }),
  ];
}

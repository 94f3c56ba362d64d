import { BlogChange, BlogCommentDraft } from '@kado/contracts';
import { readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { dayText } from '../core/dates.ts';
import { blogCards, blogSidebar, seedBlog } from './data.ts';

/** The blog calls: list, sidebar, article, form, comment, save. */
export function blogHandlers({ http, record, now }: TopicContext) {
  const blog = record('blog', seedBlog);
  return [
    http.get('/blog/list/data', () => blogCards(now())),
    http.get('/blog/list/data/sidebar', () => blogSidebar(now())),
    http.get('/blog/list/data/detail', async () => (await blog.read()).detail),
    http.get('/blog/list/data/edit', async () => (await blog.read()).edit),
    http.post('/blog/comment', async ({ args }) => {
      const { userFullName, name, avatar = '', commentText } = readAs(args['comment'], BlogCommentDraft, 'comment');
      return created(
        await blog.change(({ detail }) => {
          const comment = { avatar, userFullName: userFullName ?? name ?? '', commentedAt: dayText(now()), commentText };
          detail.comments.push(comment);
          detail.blog.comments += 1;
          return { comment };
        }),
      );
    }),
    http.post('/blog/save', ({ args }) => {
      const change = readAs(args['blog'], BlogChange, 'blog');
      return blog.change(({ edit }) => ({ blog: Object.assign(edit, change) }));
    }),
  ];
}

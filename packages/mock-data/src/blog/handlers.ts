import { BlogChange, BlogCommentDraft } from '@kado/contracts/template';
import { readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { dayText } from '../core/dates.ts';
import { blogCards, blogSidebar, seedBlog } from './data.ts';

/** The blog calls: list, sidebar, article, form, comment, save. */
export function blogHandlers({ topic, now, get, post }: Backend) {
  const blog = topic('blog', seedBlog);
  return [
    get('/blog/list/data', () => blogCards(now())),
    get('/blog/list/data/sidebar', () => blogSidebar(now())),
    get('/blog/list/data/detail', async () => (await blog.read()).detail),
    get('/blog/list/data/edit', async () => (await blog.read()).edit),
    post('/blog/comment', async ({ args }) => {
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
    post('/blog/save', ({ args }) => {
      const change = readAs(args['blog'], BlogChange, 'blog');
      return blog.change(({ edit }) => ({ blog: Object.assign(edit, change) }));
    }),
  ];
}

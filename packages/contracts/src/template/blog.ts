import * as z from 'zod/mini';
import { Filled } from './loose.ts';

/** The categories of the sample blog. */
export const BLOG_CATEGORIES = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const;
const Tag = z.enum(BLOG_CATEGORIES);

/** A card of the blog list. */
export const BlogCard = z.object({
  img: z.string(),
  title: z.string(),
  id: z.int(),
  avatar: z.string(),
  userFullName: z.string(),
  blogPosted: z.string(),
  tags: z.array(Tag),
  excerpt: z.string(),
  comment: z.int(),
});
export type BlogCard = z.infer<typeof BlogCard>;

/** A comment under the article. */
export const BlogComment = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  commentedAt: z.string(),
  commentText: z.string(),
});
export type BlogComment = z.infer<typeof BlogComment>;

/** The article itself; content is HTML. */
export const BlogDetail = z.object({
  blog: z.object({
    img: z.string(),
    title: z.string(),
    avatar: z.string(),
    userFullName: z.string(),
    createdTime: z.string(),
    tags: z.array(Tag),
    content: z.string(),
    comments: z.int(),
    bookmarked: z.int(),
  }),
  comments: z.array(BlogComment),
});
export type BlogDetail = z.infer<typeof BlogDetail>;

/** The article as its form edits it; the excerpt is HTML. */
export const BlogEdit = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
  slug: z.string(),
  status: z.enum(['Published', 'Pending', 'Draft']),
  excerpt: z.string(),
  featuredImage: z.string(),
});
export type BlogEdit = z.infer<typeof BlogEdit>;

/** The fields of the article that can be saved. */
export const BlogChange = z.object({
  blogTitle: z.exactOptional(Filled),
  blogCategories: z.exactOptional(z.array(z.object({ value: z.string(), label: z.string() }))),
  slug: z.exactOptional(Filled),
  status: z.exactOptional(z.enum(['Published', 'Pending', 'Draft'])),
  excerpt: z.exactOptional(z.string()),
  featuredImage: z.exactOptional(z.string()),
});
export type BlogChange = z.infer<typeof BlogChange>;

/** A comment to add. */
export const BlogCommentDraft = z.object({
  userFullName: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  website: z.exactOptional(z.string()),
  avatar: z.exactOptional(z.string()),
  commentText: Filled,
});
export type BlogCommentDraft = z.infer<typeof BlogCommentDraft>;

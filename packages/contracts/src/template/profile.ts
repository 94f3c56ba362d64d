import * as z from 'zod/mini';

const text = z.string();
const count = z.int();
const Member = z.object({ avatar: text, username: text });

/** The data of the profile page. */
export const Profile = z.object({
  header: z.object({ avatar: text, username: text, designation: text, coverImg: text }),
  userAbout: z.object({ about: text, joined: text, lives: text, email: text, website: text }),
  suggestedPages: z.array(z.extend(Member, { subtitle: text, favorite: z.boolean() })),
  twitterFeeds: z.array(z.object({ imgUrl: text, title: text, id: text, tags: text, desc: text, favorite: z.boolean() })),
  post: z.array(
    z.extend(Member, {
      postTime: text,
      postText: text,
      postImg: z.exactOptional(text),
      postVid: z.exactOptional(text),
      likes: count,
      youLiked: z.boolean(),
      comments: count,
      share: count,
      likedUsers: z.array(Member),
      likedCount: count,
      detailedComments: z.array(z.extend(Member, { comment: text, commentsLikes: count, youLiked: z.boolean() })),
    }),
  ),
  latestPhotos: z.array(z.object({ img: text })),
  suggestions: z.array(z.object({ avatar: text, name: text, mutualFriend: text })),
  polls: z.array(z.object({ name: text, result: text, votedUser: z.array(z.object({ img: text, username: text })) })),
});
export type Profile = z.infer<typeof Profile>;

const Connection = z.object({ profileImg: z.exactOptional(text), id: z.exactOptional(text) });

/** The data of the account settings page, which also saves it. */
export const AccountSetting = z.object({
  general: z.object({ avatar: text, username: text, fullName: text, email: text, company: text }),
  info: z.object({ bio: text, dob: z.union([text, z.null()]), country: text, website: text, phone: z.union([text, z.number()]) }),
  social: z.object({
    socialLinks: z.object({ twitter: text, facebook: text, google: text, linkedIn: text, instagram: text, quora: text }),
    connections: z.object({ twitter: Connection, google: Connection, facebook: Connection, github: Connection }),
  }),
  notification: z.object({
    commentOnArticle: z.boolean(),
    answerOnForm: z.boolean(),
    followMe: z.boolean(),
    newAnnouncements: z.boolean(),
    productUpdates: z.boolean(),
    blogDigest: z.boolean(),
  }),
});
export type AccountSetting = z.infer<typeof AccountSetting>;

/** A page of the knowledge base: its card, its groups of questions, and one answer. */
export const KnowledgeCard = z.object({ id: count, category: text, img: text, title: text, desc: text });
export type KnowledgeCard = z.infer<typeof KnowledgeCard>;
export const KnowledgeCategory = z.object({
  id: count,
  title: text,
  icon: text,
  iconColor: text,
  questions: z.array(z.object({ id: count, question: text, slug: text })),
});
export type KnowledgeCategory = z.infer<typeof KnowledgeCategory>;
export const KnowledgeQuestion = z.object({
  title: text,
  lastUpdated: text,
  relatedQuestions: z.array(z.object({ id: count, question: text })),
  content: text,
});
export type KnowledgeQuestion = z.infer<typeof KnowledgeQuestion>;

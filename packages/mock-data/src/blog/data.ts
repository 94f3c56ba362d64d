import { BLOG_CATEGORIES, type BlogCard, type BlogDetail, type BlogEdit } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, dayText } from '../core/dates.ts';

type Row = readonly [title: string, author: number, tags: BlogCard['tags'], comments: number, excerpt: string];
const AUTHORS = ['Ines Carvalho', 'Lena Brandt', 'Kofi Mensah', 'Sanna Lind', 'Dario Conti', 'Yuki Tanabe'];
const ROWS: readonly Row[] = [
  [
    'What a dye bath teaches about patience',
    0,
    ['Fashion'],
    2,
    'Indigo does not hurry. Why the third dip is the one that stays.',
  ],
  ['A kitchen that fits on one shelf', 4, ['Food', 'Video'], 38, 'Two pans, one knife and the courage to throw the rest away.'],
  ['The puzzle inside the lighthouse', 1, ['Gaming'], 64, 'How a game about keeping a lamp lit became the talk of a small town.'],
  ['Paper remembers', 2, ['Quote'], 7, 'A notebook found in a wall, and what it had to say after ninety years.'],
  ['Four hundred apples, one press', 3, ['Food'], 21, 'From the ladder to the bottle in a single October weekend.'],
  [
    'Light for people who read at night',
    5,
    ['Video', 'Fashion'],
    15,
    'A lamp maker shows what shade can do that brightness cannot.',
  ],
];
const ICONS: Record<(typeof BLOG_CATEGORIES)[number], string> = {
  Fashion: 'tag',
  Food: 'coffee',
  Gaming: 'puzzle',
  Quote: 'chat',
  Video: 'play',
};
const ARTICLE = [
  'Indigo is a plant, a colour and a waiting game. Nothing happens when the cloth goes in, and nothing happens when it comes out: only the air turns it blue.',
  'The first bath gives a colour that the sun takes back within a year. The second is what shops sell. The third is why people still wear what their mothers dyed.',
  'Patience here is not a virtue, it is chemistry. Each bath needs a night, and a bath that is hurried gives a green that nobody ordered.',
];

/** The stored data of the blog pages; the first card belongs to the article. */
export interface Blog {
  cards: BlogCard[];
  detail: BlogDetail;
  edit: BlogEdit;
}

/** The cards of the blog list. */
const blogCards = (now: Date): BlogCard[] =>
  ROWS.map(([title, author, tags, comment, excerpt], index) => ({
    img: `/mock/scenes/${index + 1}`,
    title,
    id: index + 1,
    avatar: `/mock/faces/${author}`,
    userFullName: AUTHORS[author]!,
    blogPosted: dayText(addDays(now, -6 * index - 2)),
    tags,
    excerpt,
    comment,
  }));

/** The sidebar of the blog list. */
export const blogSidebar = (cards: readonly BlogCard[]) => ({
  recentPosts: cards.slice(0, 4).map(({ img, title, id, blogPosted }) => ({ img, title, id, createdTime: blogPosted })),
  categories: BLOG_CATEGORIES.map((category) => ({ category, icon: ICONS[category] })),
});

/** The one article with its comments, and the form that edits it. */
export function seedBlog({ now }: SeedContext): Blog {
  const cards = blogCards(now);
  const card = cards[0]!;
  const { img, title, avatar, userFullName, blogPosted, tags } = card;
  const comment = (author: number, days: number, commentText: string) => ({
    avatar: `/mock/faces/${author}`,
    userFullName: AUTHORS[author]!,
    commentedAt: dayText(addDays(now, -days)),
    commentText,
  });
  const comments = [
    comment(3, 1, 'I tried it with wool. Four baths, and worth every night.'),
    comment(5, 1, 'The picture of the drying yard is wonderful.'),
  ];
  card.comment = comments.length;
  const content = ARTICLE.map((text) => `<p>${text}</p>`).join('');
  return {
    cards,
    detail: {
      blog: {
        img,
        title,
        avatar,
        userFullName,
        createdTime: blogPosted,
        tags,
        content,
        comments: comments.length,
        bookmarked: 86,
      },
      comments,
    },
    edit: {
      avatar,
      userFullName,
      createdTime: blogPosted,
      blogTitle: title,
      blogCategories: tags.map((tag) => ({ value: tag.toLowerCase(), label: tag })),
      slug: 'what-a-dye-bath-teaches-about-patience',
      status: 'Published',
      excerpt: `<p>${ROWS[0]![4]}</p>`,
      featuredImage: img,
    },
  };
}

import type { Profile } from '@kado/contracts/template';
import { PEOPLE } from '../core/people.ts';

const member = (index: number) => ({ avatar: `/mock/faces/${index}`, username: PEOPLE[index]!.name });
const voter = (index: number) => ({ img: `/mock/faces/${index}`, username: PEOPLE[index]!.name });
const comment = (index: number, text: string, commentsLikes: number, youLiked: boolean) => ({
  ...member(index),
  comment: text,
  commentsLikes,
  youLiked,
});

const PAGES: readonly (readonly [number, string, boolean])[] = [
  [0, 'Ceramics', true],
  [9, 'Orchard', false],
  [5, 'Research', false],
  [13, 'Cheese', true],
  [7, 'Coast maps', false],
  [4, 'Lamps', false],
];

const POSTS: readonly (readonly [number, string, string, { postImg?: string; postVid?: string }, number])[] = [
  [
    15,
    '12 Nov 2026, 9:20 AM',
    'The new window is finished. Three nights, eleven people, and not one broken plate.',
    { postImg: '/mock/scenes/21' },
    318,
  ],
  [
    15,
    '04 Nov 2026, 6:02 PM',
    'Four hundred apples went through the press today. There is juice for everyone who brings a bottle.',
    { postImg: '/mock/scenes/22' },
    204,
  ],
  [15, '27 Oct 2026, 11:45 AM', 'A short film about how a lamp finds its shade.', { postVid: '/mock/scenes/23' }, 167],
];

/** The profile page of the demo's owner. */
export const PROFILE: Profile = {
  header: { avatar: '/mock/faces/15', username: 'Amara Okafor', designation: 'Studio lead', coverImg: '/mock/scenes/20' },
  userAbout: {
    about: 'Runs a studio in Porto that makes things to keep. Writes lists, loses them, writes them again.',
    joined: '15 March 2021',
    lives: 'Porto, Portugal',
    email: 'amara@kado.example',
    website: 'kado.example',
  },
  suggestedPages: PAGES.map(([index, subtitle, favorite]) => ({
    ...member(index),
    username: PEOPLE[index]!.company,
    subtitle,
    favorite,
  })),
  twitterFeeds: [
    {
      imgUrl: '/mock/faces/3',
      title: 'Kofi Mensah',
      id: 'kofi',
      tags: '#paper #yearbook',
      desc: 'The mill sent a grey that is almost a colour.',
      favorite: false,
    },
    {
      imgUrl: '/mock/faces/5',
      title: 'Lena Brandt',
      id: 'lena',
      tags: '#figures',
      desc: 'Row twelve was right after all.',
      favorite: true,
    },
    { imgUrl: '/mock/faces/9', title: 'Sanna Lind', id: 'sanna', tags: '#apples', desc: 'Who has boxes?', favorite: false },
  ],
  post: POSTS.map(([index, postTime, postText, media, likes], place) => ({
    ...member(index),
    postTime,
    postText,
    ...media,
    likes,
    youLiked: place === 0,
    comments: 2,
    share: 21 + place * 8,
    likedUsers: [1, 2, 4, 6, 8].map(member),
    likedCount: likes - 5,
    detailedComments: [
      comment(2, 'It looks like evening in there, in a good way.', 9, false),
      comment(12, 'I would have come if it were not so far.', 4, true),
    ],
  })),
  latestPhotos: Array.from({ length: 9 }, (_, index) => ({ img: `/mock/scenes/${31 + index}` })),
  suggestions: [10, 11, 14, 16, 18, 27].map((index, place) => ({
    avatar: `/mock/faces/${index}`,
    name: PEOPLE[index]!.name,
    mutualFriend: `${((place * 3) % 7) + 2} friends in common`,
  })),
  polls: [
    { name: 'Open on Sundays', result: '71%', votedUser: [1, 5, 7].map(voter) },
    { name: 'Open on Mondays', result: '29%', votedUser: [3, 6].map(voter) },
  ],
};

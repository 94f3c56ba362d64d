import type { AccountSetting } from '@kado/contracts/template';

/** The account settings of the demo's owner. */
export const seedAccount = (): AccountSetting => ({
  general: {
    avatar: '/mock/faces/15',
    username: 'amara',
    fullName: 'Amara Okafor',
    email: 'amara@kado.example',
    company: 'Kado Studio',
  },
  info: {
    bio: 'Writes lists, loses them, writes them again.',
    dob: '1990-04-12',
    country: 'Portugal',
    website: 'https://kado.example',
    phone: '+351 220 555 014',
  },
  social: {
    socialLinks: {
      twitter: 'https://social.example/amara',
      facebook: '',
      google: '',
      linkedIn: 'https://work.example/amara',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: '/mock/faces/15', id: '@amara' },
      google: { profileImg: '/mock/faces/15', id: 'amara.okafor' },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
});

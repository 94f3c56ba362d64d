import { AccountSetting } from '@kado/contracts/template';
import { readAs } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';

const seedAccount = (): AccountSetting => ({
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

/** The account settings: read, and saved whole. */
export function accountHandlers({ topic, get, post }: Backend) {
  const account = topic('account', seedAccount);
  return [
    get('/account-setting/data', () => account.read()),
    post('/account-setting/save', ({ args }) => {
      const settings = readAs(args, AccountSetting, 'settings');
      return account.change((stored) => void Object.assign(stored, settings));
    }),
  ];
}

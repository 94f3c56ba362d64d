import { AccountSetting } from '@kado/contracts';
import { readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { seedAccount } from './data.ts';

/** The account settings: read and save. */
export function accountHandlers({ http, record }: TopicContext) {
  const account = record('account', seedAccount);
  return [
    http.get('/account-setting/data', () => account.read()),
    http.post('/account-setting/save', ({ args }) => {
      const settings = readAs(args, AccountSetting, 'settings');
      return account.change((stored) => void Object.assign(stored, settings));
    }),
  ];
}

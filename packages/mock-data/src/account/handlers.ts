import { AccountSetting } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { seedAccount } from './data.ts';

/** The account settings: read and save. */
export function accountHandlers({ record }: TopicContext) {
  const account = record('account', seedAccount);
  return [
    http.get('/account-setting/data', async () => HttpResponse.json(await account.read())),
    http.post('/account-setting/save', async ({ request }) => {
      const settings = readAs(await bodyArgs(request), AccountSetting, 'settings');
      await account.change((stored) => void Object.assign(stored, settings));
      return new HttpResponse();
    }),
  ];
}

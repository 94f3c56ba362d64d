import { type TemplateUser, type UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { idArg, readAs } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import type { Topic } from '../core/database.ts';
import { findRow } from '../core/refusal.ts';
import { applyChange } from './details-change.ts';
import { freshDetails, seedDetails } from './details-data.ts';
import { seedUsers } from './data.ts';

/** What the user's page keeps beside the list's fields, and how to forget it with the user. */
export function detailHandlers({ topic, now, get, patch }: Backend, users: Topic<TemplateUser[]>) {
  const details = topic('user-details', (soil): UserDetails[] => seedUsers(soil).map((user) => seedDetails(user, soil)));
  return {
    forget: (id: number) => details.change((rows) => void rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id))),
    handlers: [
      get('/apps/users/details', async ({ args }) => {
        const user = findRow(await users.read(), idArg(args), 'User');
        const kept = (await details.read()).find(({ id }) => id === user.id);
        return { details: kept ?? freshDetails(user, now()) };
      }),
      patch('/apps/users/details', async ({ args }) => {
        const user = findRow(await users.read(), idArg(args), 'User');
        const change = readAs(args, UserDetailsChange, 'details');
        return details.change((rows) => {
          const kept = rows.find(({ id }) => id === user.id) ?? freshDetails(user, now());
          if (!rows.includes(kept)) rows.push(kept);
          applyChange(kept, change, now());
          return { details: kept };
        });
      }),
    ],
  };
}

import { type TemplateUser, type UserDetails, UserDetailsChange } from '@kado/contracts';
import { idArg, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import type { RecordStore } from '../core/database.ts';
import { findRow } from '../core/rows.ts';
import { applyChange } from './details-change.ts';
import { emptyDetails, seedDetails } from './details-data.ts';
import { seedUsers } from './data.ts';

/** The details of a user's page, and how to remove them with the user. */
export function detailHandlers({ http, record, now }: TopicContext, users: RecordStore<TemplateUser[]>) {
  const details = record('user-details', (context): UserDetails[] =>
    seedUsers(context).map((user) => seedDetails(user, context)),
  );
  return {
    removeDetails: (id: number) =>
      details.change((rows) => void rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id))),
    handlers: [
      http.get('/apps/users/details', async ({ args }) => {
        const user = findRow(await users.read(), idArg(args), 'User');
        const stored = (await details.read()).find(({ id }) => id === user.id);
        return { details: stored ?? emptyDetails(user, now()) };
      }),
      http.patch('/apps/users/details', async ({ args }) => {
        const user = findRow(await users.read(), idArg(args), 'User');
        const change = readAs(args, UserDetailsChange, 'details');
        return details.change((rows) => {
          const stored = rows.find(({ id }) => id === user.id) ?? emptyDetails(user, now());
          if (!rows.includes(stored)) rows.push(stored);
          applyChange(stored, change, now());
          return { details: stored };
        });
      }),
    ],
  };
}

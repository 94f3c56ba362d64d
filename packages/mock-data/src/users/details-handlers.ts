import { type TemplateUser, type UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, idArg, queryArgs, readAs, withoutEmpty } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import type { RecordStore } from '../core/database.ts';
import { addRow, findRow } from '../core/rows.ts';
import { seedUsers } from './data.ts';
import { applyChange } from './details-change.ts';
import { emptyDetails, seedDetails } from './details-data.ts';

const NUMBERS = ['id', 'removeCard', 'removeDevice'];

/** The handlers of a user's details, and a function that removes the details with the user. */
export function detailHandlers({ record, now }: TopicContext, users: RecordStore<TemplateUser[]>) {
  const details = record('user-details', (context): UserDetails[] =>
    seedUsers(context).map((user) => seedDetails(user, context)),
  );
  return {
    removeDetails: (id: number) =>
      details.change((rows) => void rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id))),
    handlers: [
      http.get('/apps/users/details', async ({ request }) => {
        const user = findRow(await users.read(), idArg(queryArgs(request)), 'User');
        const stored = (await details.read()).find(({ id }) => id === user.id);
        return HttpResponse.json({ details: stored ?? emptyDetails(user, now()) });
      }),
      http.patch('/apps/users/details', async ({ request }) => {
        const args = await bodyArgs(request);
        const user = findRow(await users.read(), idArg(args), 'User');
        const change = readAs(withoutEmpty(args, NUMBERS), UserDetailsChange, 'details');
        const changed = await details.change((rows) => {
          const stored = rows.find(({ id }) => id === user.id) ?? addRow(rows, emptyDetails(user, now()));
          applyChange(stored, change, now());
          return stored;
        });
        return HttpResponse.json({ details: changed });
      }),
    ],
  };
}

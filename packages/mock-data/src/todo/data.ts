import type { Task } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, isoDay } from '../core/dates.ts';
import { PEOPLE } from '../core/people.ts';

/** title, tags, due in days, person, flags: c = completed, d = deleted, i = important. */
const ROWS: readonly (readonly [string, Task['tags'], number, number, string])[] = [
  ['Book the harbour hall for the fair', ['team', 'high'], -9, 0, 'ci'],
  ['Answer Cedar Post about the late crates', ['medium'], -7, 3, 'c'],
  ['Order tracing paper', ['low'], -6, 6, 'd'],
  ['Update the price sheet for spring', ['update', 'medium'], -5, 1, 'c'],
  ['Call the printer about the heavy stock', ['high'], -4, 4, 'i'],
  ['Write the release note for June', ['update'], -3, 5, 'c'],
  ['Plan the studio lunch', ['team', 'low'], -2, 2, ''],
  ['Check the receipts of the Kiel trip', ['medium'], -1, 8, 'd'],
  ['Draw icons for the ledger', ['team', 'update'], 0, 9, 'i'],
  ['Test the checkout on a slow line', ['high'], 1, 7, 'ci'],
  ['Send the samples to Ines', ['low'], 2, 2, ''],
  ['Renew the certificate of the shop', ['update', 'high'], 3, 10, 'i'],
  ['Interview two illustrators', ['team'], 4, 13, ''],
  ['Move the archive to the new shelf', ['low'], 5, 11, 'c'],
  ['Rewrite the welcome letter', ['update', 'medium'], 7, 12, ''],
  ['Cancel the old parking card', ['low'], 8, 14, 'd'],
  ['Prepare the figures for Thursday', ['high', 'team'], 10, 5, 'i'],
  ['Choose the cover of the yearbook', ['medium'], 14, 9, 'c'],
];

/** The tasks, and the order of their ids that a visitor can change by dragging. */
export interface Todo {
  tasks: Task[];
  order: number[];
}

/** 18 tasks, the newest first: 7 completed, 3 deleted, 6 important. */
export function seedTodo({ now }: SeedContext): Todo {
  const tasks = ROWS.map(([title, tags, due, person, flags], index): Task => ({
    id: index + 1,
    title,
    dueDate: isoDay(addDays(now, due)),
    description: `${title}. Ask ${PEOPLE[person]!.name} if something is unclear.`,
    assignee: { fullName: PEOPLE[person]!.name, avatar: person % 3 === 2 ? '' : `/mock/faces/${person}` },
    tags,
    isCompleted: flags.includes('c'),
    isDeleted: flags.includes('d'),
    isImportant: flags.includes('i'),
  }));
  return { tasks, order: tasks.map(({ id }) => id).toReversed() };
}

import type { Task } from '@kado/contracts/template';
import { type Args, textArg } from '../core/args.ts';
import { matches } from '../core/list.ts';
import type { Todo } from './data.ts';

const FILTERS = new Map<string, (task: Task) => boolean>([
  ['important', (task) => task.isImportant && !task.isDeleted],
  ['completed', (task) => task.isCompleted && !task.isDeleted],
  ['deleted', (task) => task.isDeleted],
]);

const byText = (read: (task: Task) => string) => (a: Task, b: Task) => read(a).localeCompare(read(b), 'en') || a.id - b.id;
const byTitle = byText(({ title }) => title);
const SORTS = new Map<string, (a: Task, b: Task) => number>([
  ['title-asc', byTitle],
  ['title-desc', (a, b) => byTitle(b, a)],
  ['assignee', byText(({ assignee }) => assignee.fullName)],
  ['due-date', byText(({ dueDate }) => dueDate)],
]);

/** The day as people may search for it: '9 November', 'November 9', 'Nov 9'. */
function dayTexts(dueDate: string): string[] {
  const date = new Date(dueDate);
  const month = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const day = date.getUTCDate();
  return [`${day} ${month}`, `${month} ${day}`, `${month.slice(0, 3)} ${day}`];
}

/** The requested tasks. Only the filter `deleted` lists deleted ones. */
export function listTasks({ tasks, order }: Todo, args: Args): Task[] {
  const [q, filter, tag] = [textArg(args, 'q'), textArg(args, 'filter'), textArg(args, 'tag')];
  const isFiltered = filter !== '' || tag !== '';
  const passes = FILTERS.get(filter) ?? ((task: Task) => !task.isDeleted);
  const found = tasks.filter(
    (task) =>
      passes(task) &&
      (tag === '' || task.tags.some((one) => one === tag)) &&
      matches(q, isFiltered ? [task.title] : [task.title, ...task.tags, ...dayTexts(task.dueDate)]),
  );
  const positions = new Map(order.map((id, index) => [id, index]));
  return found.toSorted(SORTS.get(textArg(args, 'sortBy')) ?? ((a, b) => positions.get(a.id)! - positions.get(b.id)!));
}

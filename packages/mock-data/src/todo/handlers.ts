import { type Task, TaskChange, TaskDraft } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { idArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { isoDay } from '../core/dates.ts';
import { badRequest, findRow, nextId } from '../core/refusal.ts';
import { seedTodo, type Todo } from './data.ts';
import { listTasks } from './listing.ts';

/** Puts the named tasks into the places they hold together, in the wanted order; the others stay where they are. */
function reorder({ tasks, order }: Todo, ids: readonly number[]): void {
  if (new Set(ids).size !== ids.length) throw badRequest('ids must not repeat');
  for (const id of ids) findRow(tasks, id, 'Task');
  const moved = new Set(ids);
  const wanted = ids.values();
  for (const [place, id] of order.entries()) if (moved.has(id)) order[place] = wanted.next().value ?? id;
}

/** The to-do calls: list, add, change, reorder, and a delete that only marks. */
export function todoHandlers({ topic, now, get, post, remove }: Backend) {
  const todo = topic('todo', seedTodo);
  return [
    get('/apps/todo/tasks', async ({ args }) => listTasks(await todo.read(), args)),
    post('/apps/todo/add-tasks', async ({ args }) => {
      const draft = readAs(args['task'], TaskDraft, 'task');
      return created(
        await todo.change(({ tasks, order }) => {
          const task: Task = { id: nextId(tasks), dueDate: isoDay(now()), ...draft };
          tasks.push(task);
          order.unshift(task.id);
          return { task };
        }),
      );
    }),
    post('/apps/todo/update-task', ({ args }) => {
      const { id, ...fields } = readAs(args['task'], TaskChange, 'task');
      return todo.change(({ tasks }) => ({ task: Object.assign(findRow(tasks, id, 'Task'), fields) }));
    }),
    post('/apps/todo/reorder', ({ args }) => {
      const ids = readAs(args['ids'], z.array(z.int()), 'ids');
      return todo.change((stored) => reorder(stored, ids));
    }),
    remove('/apps/todo/delete-task', ({ args }) =>
      todo.change(({ tasks }) => void (findRow(tasks, idArg(args, 'taskId'), 'Task').isDeleted = true)),
    ),
  ];
}

import { type Task, TaskChange, TaskDraft } from '@kado/contracts';
import * as z from 'zod/mini';
import { idArg, readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { isoDay } from '../core/dates.ts';
import { badRequest } from '../core/errors.ts';
import { findRow, nextId } from '../core/rows.ts';
import { seedTodo, type Todo } from './data.ts';
import { listTasks } from './list.ts';

/** Sorts these tasks among the positions they have together; the others keep theirs. */
function reorder({ tasks, order }: Todo, ids: readonly number[]): void {
  if (new Set(ids).size !== ids.length) throw badRequest('ids must not repeat');
  for (const id of ids) findRow(tasks, id, 'Task');
  const moved = new Set(ids);
  const wanted = ids.values();
  for (const [index, id] of order.entries()) if (moved.has(id)) order[index] = wanted.next().value ?? id;
}

/** The tasks: list, add, change, reorder, and a delete that only marks. */
export function todoHandlers({ http, record, now }: TopicContext) {
  const todo = record('todo', seedTodo);
  return [
    http.get('/apps/todo/tasks', async ({ args }) => listTasks(await todo.read(), args)),
    http.post('/apps/todo/add-tasks', async ({ args }) => {
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
    http.post('/apps/todo/update-task', ({ args }) => {
      const { id, ...fields } = readAs(args['task'], TaskChange, 'task');
      return todo.change(({ tasks }) => ({ task: Object.assign(findRow(tasks, id, 'Task'), fields) }));
    }),
    http.post('/apps/todo/reorder', ({ args }) => {
      const ids = readAs(args['ids'], z.array(z.int()), 'ids');
      return todo.change((stored) => reorder(stored, ids));
    }),
    http.delete('/apps/todo/delete-task', ({ args }) =>
      todo.change(({ tasks }) => void (findRow(tasks, idArg(args, 'taskId'), 'Task').isDeleted = true)),
    ),
  ];
}

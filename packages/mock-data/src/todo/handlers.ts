import { TaskChange, TaskDraft, TaskOrder } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField, deletedId, queryArgs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { isoDay } from '../core/dates.ts';
import { badRequest } from '../core/errors.ts';
import { addRow, findRow, nextId } from '../core/rows.ts';
import { seedTodo, type Todo } from './data.ts';
import { listTasks } from './list.ts';

/** Reorders these tasks within the positions that they occupy; other tasks keep their positions. */
function reorder({ tasks, order }: Todo, ids: readonly number[]): void {
  if (new Set(ids).size !== ids.length) throw badRequest('ids must not repeat');
  for (const id of ids) findRow(tasks, id, 'Task');
  const moved = new Set(ids);
  const wanted = ids.values();
  for (const [index, id] of order.entries()) if (moved.has(id)) order[index] = wanted.next().value ?? id;
}

/** The tasks: list, add, change, reorder, and a delete that only marks. */
export function todoHandlers({ record, now }: TopicContext) {
  const todo = record('todo', seedTodo);
  return [
    http.get('/apps/todo/tasks', async ({ request }) => HttpResponse.json(listTasks(await todo.read(), queryArgs(request)))),
    http.post('/apps/todo/add-tasks', async ({ request }) => {
      const draft = await bodyField(request, 'task', TaskDraft);
      const task = await todo.change(({ tasks, order }) => {
        const added = addRow(tasks, { id: nextId(tasks), dueDate: isoDay(now()), ...draft });
        order.unshift(added.id);
        return added;
      });
      return HttpResponse.json({ task }, { status: 201 });
    }),
    http.post('/apps/todo/update-task', async ({ request }) => {
      const { id, ...fields } = await bodyField(request, 'task', TaskChange);
      const task = await todo.change(({ tasks }) => Object.assign(findRow(tasks, id, 'Task'), fields));
      return HttpResponse.json({ task });
    }),
    http.post('/apps/todo/reorder', async ({ request }) => {
      const ids = await bodyField(request, 'ids', TaskOrder);
      await todo.change((stored) => reorder(stored, ids));
      return new HttpResponse();
    }),
    http.delete('/apps/todo/delete-task', async ({ request }) => {
      const id = await deletedId(request, 'taskId');
      await todo.change(({ tasks }) => void (findRow(tasks, id, 'Task').isDeleted = true));
      return new HttpResponse();
    }),
  ];
}

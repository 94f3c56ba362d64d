import * as z from 'zod/mini';
import { Day } from '../basics.ts';
import { Filled, LooseId } from './loose.ts';

/** The tags of the sample tasks. */
export const TASK_TAGS = ['team', 'low', 'medium', 'high', 'update'] as const;

const Assignee = z.object({ fullName: z.string(), avatar: z._default(z.string(), '') });

/** A sample task; dueDate is 'YYYY-MM-DD'. */
export const Task = z.object({
  id: z.int(),
  title: z.string(),
  dueDate: Day,
  description: z.string(),
  assignee: Assignee,
  tags: z.array(z.enum(TASK_TAGS)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
});
export type Task = z.infer<typeof Task>;

/** A task to add; without a due date it is due today. */
export const TaskDraft = z.object({
  title: Filled,
  dueDate: z.exactOptional(Day),
  description: z._default(z.string(), ''),
  assignee: z._default(Assignee, { fullName: '', avatar: '' }),
  tags: z._default(z.array(z.enum(TASK_TAGS)), []),
  isCompleted: z._default(z.boolean(), false),
  isDeleted: z._default(z.boolean(), false),
  isImportant: z._default(z.boolean(), false),
});
export type TaskDraft = z.input<typeof TaskDraft>;

/** The ids of tasks in the wanted order. */
export const TaskOrder = z.array(LooseId);

/** The fields of a task to change. */
export const TaskChange = z.object({
  id: LooseId,
  title: z.exactOptional(Filled),
  dueDate: z.exactOptional(Day),
  description: z.exactOptional(z.string()),
  assignee: z.exactOptional(Assignee),
  tags: z.exactOptional(z.array(z.enum(TASK_TAGS))),
  isCompleted: z.exactOptional(z.boolean()),
  isDeleted: z.exactOptional(z.boolean()),
  isImportant: z.exactOptional(z.boolean()),
});
export type TaskChange = z.input<typeof TaskChange>;

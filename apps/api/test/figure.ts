import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a promise's test measured, for the board of promises. */
    figure?: string;
  }
}

/** Notes what this test measured. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text;
}

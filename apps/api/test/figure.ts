import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The measured result of a test, for the list of promises. */
    figure?: string;
  }
}

/** Records what this test measured. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text;
}

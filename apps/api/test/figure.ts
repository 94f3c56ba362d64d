import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The measured result of a test, for the list of promises. */
    figure?: string;
  }
}

/** Stores the measured result of this test. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text;
}

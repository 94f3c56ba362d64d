/** Places where a test may let somebody else run in between; in a server nothing ever stands there. */
export type Step = 'checkout:beforeWrite';

const waiting = new Map<Step, () => Promise<void>>();

/** Runs `rival` once, the next time that step is reached. */
export const runBetween = (step: Step, rival: () => Promise<void>): void => void waiting.set(step, rival);

export async function between(step: Step): Promise<void> {
  const rival = waiting.get(step);
  waiting.delete(step);
  await rival?.();
}

import type { RunningCall } from '@kado/state';
import type { Refusal } from '../lib/use-form.ts';

/** Waits for a call: runs `done` with its body and answers undefined, or answers why it was refused. A call that was called off is neither. */
export async function finished<Body>(running: RunningCall<Body>, done: (body: Body) => void): Promise<Refusal | undefined> {
  const answer = await running.unwrap().then(
    (body) => ({ body }),
    (refusal: Refusal) => ({ refusal }),
  );
  if ('refusal' in answer) return answer.refusal.code === 'ABORTED' ? undefined : answer.refusal;
  done(answer.body);
  return undefined;
}

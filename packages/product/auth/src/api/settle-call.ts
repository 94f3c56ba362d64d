import type { RunningCall } from '@kado/state';
import type { QueryFailure } from '@kado/state/query';

/** Waits for a request. Success: runs `done` with the body, waits for it, and resolves to undefined. Refused: resolves to the reason. Aborted: resolves to undefined. */
export async function settleCall<Body>(
  running: RunningCall<Body>,
  done: (body: Body) => void | Promise<void>,
): Promise<QueryFailure | undefined> {
  const result = await running.unwrap().then(
    (body) => ({ body }),
    (refusal: QueryFailure) => ({ refusal }),
  );
  if ('refusal' in result) return result.refusal.code === 'ABORTED' ? undefined : result.refusal;
  await done(result.body);
  return undefined;
}

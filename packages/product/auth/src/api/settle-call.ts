import type { RunningCall } from '@kado/state';

/** Why a request was refused: the text, texts by field, and the error's data (tries left, when to try again). */
export type Refusal = {
  message: string;
  status: number;
  code: string;
  fields: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
};

/** Waits for a request. Success: runs `done` with the body, waits for it, and resolves to undefined. Refused: resolves to the reason. Aborted: resolves to undefined. */
export async function settleCall<Body>(
  running: RunningCall<Body>,
  done: (body: Body) => void | Promise<void>,
): Promise<Refusal | undefined> {
  const result = await running.unwrap().then(
    (body) => ({ body }),
    (refusal: Refusal) => ({ refusal }),
  );
  if ('refusal' in result) return result.refusal.code === 'ABORTED' ? undefined : result.refusal;
  await done(result.body);
  return undefined;
}

import type { RunningCall } from '@kado/state';

/** Why a call was refused: the text, texts by field, and the failure's own data (tries left, when it is open again). */
export type Refusal = {
  message: string;
  status: number;
  code: string;
  fields: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
};

/** Waits for a call: runs `done` with its body, waits for it, and resolves to undefined, or resolves to why it was refused. A call that was aborted is neither. */
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

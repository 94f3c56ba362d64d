import { expect, it, vi } from 'vitest';
import { settleCall } from './settle-call.ts';

const refusal = { message: 'No', status: 403, code: 'WRONG_PIN', fields: {}, data: {} };
const running = (result: Promise<string>) => ({ abort: () => undefined, unwrap: () => result });

it('calls `done` with the body of a successful request', async () => {
  const done = vi.fn();
  expect(await settleCall(running(Promise.resolve('body')), done)).toBeUndefined();
  expect(done).toHaveBeenCalledExactlyOnceWith('body');
});

it.each([
  ['refused', refusal, refusal],
  ['aborted', { ...refusal, code: 'ABORTED' }, undefined],
])('does not call `done` for a request that is %s', async (_, reason, said) => {
  const done = vi.fn();
  expect(await settleCall(running(Promise.reject(reason)), done)).toBe(said);
  expect(done).not.toHaveBeenCalled();
});

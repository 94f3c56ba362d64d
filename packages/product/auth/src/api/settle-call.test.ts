import { expect, it, vi } from 'vitest';
import { settleCall } from './settle-call.ts';

const refusal = { message: 'No', status: 403, code: 'WRONG_PIN', fields: {}, data: {} };
const running = (result: Promise<string>) => ({ abort: () => undefined, unwrap: () => result });

it('a call that succeeds is done with its body', async () => {
  const done = vi.fn();
  expect(await settleCall(running(Promise.resolve('body')), done)).toBeUndefined();
  expect(done).toHaveBeenCalledExactlyOnceWith('body');
});

it.each([
  ['refused', refusal, refusal],
  ['aborted', { ...refusal, code: 'ABORTED' }, undefined],
])('a call that is %s is not done', async (_, reason, said) => {
  const done = vi.fn();
  expect(await settleCall(running(Promise.reject(reason)), done)).toBe(said);
  expect(done).not.toHaveBeenCalled();
});

import { expect, it, vi } from 'vitest';
import { combineCalls, type LoadedCall } from './combine-calls.ts';

const call = (change: Partial<LoadedCall> = {}): LoadedCall => ({
  data: [1],
  loading: false,
  error: null,
  refetch: vi.fn(),
  ...change,
});
const failed = () => call({ data: null, error: 'The banks are away' });

it.each<[string, LoadedCall[], boolean, { data?: string; error?: string; isLoading: boolean }]>([
  ['all calls have ended', [call(), call()], false, { data: 'rows', isLoading: false }],
  ['nothing is missing while one loads again', [call(), call({ loading: true })], true, { data: 'rows', isLoading: false }],
  ['nothing is missing after one failed', [call(), failed()], true, { data: 'rows', isLoading: false }],
  ['one loads', [call(), call({ data: null, loading: true })], false, { isLoading: true }],
  ['one that has data loads more', [call(), call({ loading: true })], false, { isLoading: true }],
  ['one has not begun', [call(), call({ data: null })], false, { isLoading: true }],
  ['one failed', [call(), failed()], false, { error: 'The banks are away', isLoading: false }],
  ['the one that failed loads again', [call(), { ...failed(), loading: true }], false, { isLoading: true }],
])('where %s', (_, calls, whole, { data, error, isLoading }) =>
  expect(combineCalls(calls, 'rows', whole)).toMatchObject({ data, error, isLoading }),
);

it('repeats the calls that failed, and no other', () => {
  const [one, other] = [call(), failed()];
  combineCalls([one, other], undefined, false).refetch();
  expect([vi.mocked(one.refetch).mock.calls.length, vi.mocked(other.refetch).mock.calls.length]).toEqual([0, 1]);
});

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

it.each<[string, LoadedCall[], { data?: string; error?: string; isLoading: boolean }]>([
  ['all calls have ended', [call(), call()], { data: 'rows', isLoading: false }],
  ['one that has data loads again', [call(), call({ loading: true })], { data: 'rows', isLoading: false }],
  ['one that has data failed to load again', [call(), { ...failed(), data: [1] }], { data: 'rows', isLoading: false }],
  ['one loads', [call(), call({ data: null, loading: true })], { isLoading: true }],
  ['one has not begun', [call(), call({ data: null })], { isLoading: true }],
  ['one failed', [call(), failed()], { error: 'The banks are away', isLoading: false }],
  ['the one that failed loads again', [call(), { ...failed(), loading: true }], { isLoading: true }],
])('where %s', (_, calls, { data, error, isLoading }) =>
  expect(combineCalls(calls, 'rows')).toMatchObject({ data, error, isLoading }),
);

it('refetches only the requests that failed', () => {
  const [one, other] = [call(), failed()];
  combineCalls([one, other], undefined).refetch();
  expect([vi.mocked(one.refetch).mock.calls.length, vi.mocked(other.refetch).mock.calls.length]).toEqual([0, 1]);
});

import { expect, it } from 'vitest';

import { readEnv } from './env.ts';
import { postgres } from './testing/postgres-settings.ts';

const sharesOf = (processes: string, max?: string): [requests: number, worker: number, practice: number] => {
  const env = readEnv({ ...postgres, KADO_PROCESSES: processes, KADO_DATABASE_CONNECTIONS: max });
  return [env.databaseConnections, env.workerConnections, env.practiceConnections];
};

it.each([
  ['1', undefined, [20, 4, 2]],
  ['2', undefined, [10, 2, 2]],
  ['4', undefined, [5, 2, 2]],
  ['10', undefined, [2, 2, 2]],
  ['16', undefined, [2, 2, 1]],
  ['18', undefined, [2, 2, 1]],
  ['1', '5', [2, 2, 1]],
  ['1', '6', [2, 2, 2]],
  ['1', '50', [44, 4, 2]],
  ['4', '50', [8, 2, 2]],
  ['32', '160', [2, 2, 1]],
])('O10 each of %s processes has its share of %s connections, for requests, worker and practice: %j', (processes, max, shares) =>
  expect(sharesOf(processes, max)).toEqual(shares),
);

it('O10 the processes of a server never exceed the allowed connections, nor the 100 that PostgreSQL has by default', () => {
  for (let processes = 1; processes <= 18; processes += 1)
    for (const max of [undefined, 5 * processes, 5 * processes + 1, 97, 1000]) {
      const shares = sharesOf(String(processes), max?.toString());
      expect(processes * shares.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(max ?? 90);
      expect(Math.min(shares[0], shares[1])).toBeGreaterThanOrEqual(2);
      expect(shares[2]).toBeGreaterThanOrEqual(1);
    }
});

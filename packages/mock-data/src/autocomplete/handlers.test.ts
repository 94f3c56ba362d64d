import { Suggestion } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from '../testing.ts';

const call = testBackend();
const Body = z.object({ autoComplete: z.array(Suggestion) });

it('has a hundred ranked titles', async () => {
  const { autoComplete } = Body.parse((await call('GET', '/api/autocomplete/data')).body);
  expect([autoComplete.length, new Set(autoComplete.map(({ title }) => title)).size]).toEqual([100, 100]);
});

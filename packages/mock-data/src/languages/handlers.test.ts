import { LANGUAGES } from '@kado/contracts';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();

it('has the languages of the interface, each with its own name', async () => {
  const { status, body } = await call('GET', '/api/languages/data');
  const { data } = body as { data: { code: string; name: string; nativeName: string; rtl: boolean }[] };
  expect([status, data.map(({ code, nativeName }) => ({ code, nativeName }))]).toEqual([
    200,
    LANGUAGES.map(({ code, nativeName }) => ({ code, nativeName })),
  ]);
  expect(data).toContainEqual({ code: 'ar', name: 'Arabic', nativeName: 'العربية', rtl: true });
});

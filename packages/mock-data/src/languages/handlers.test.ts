import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();

it('has the five languages of the interface, each with its own name', async () => {
  const { status, body } = await call('GET', '/api/languages/data');
  const { data } = body as { data: { code: string; name: string; nativeName: string; rtl: boolean }[] };
  expect([status, data.map(({ code, nativeName }) => `${code} ${nativeName}`)]).toEqual([
    200,
    ['en English', 'fr Français', 'de Deutsch', 'pt Português', 'ar العربية'],
  ]);
  expect(data.at(-1)).toEqual({ code: 'ar', name: 'Arabic', nativeName: 'العربية', rtl: true });
});

import { AccountSetting } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const load = async (): Promise<AccountSetting> => AccountSetting.parse((await call('GET', '/account-setting/data')).body);

it('saves complete settings, and rejects incomplete ones', async () => {
  const settings = await load();
  expect(Object.values(settings.notification).filter(Boolean)).toHaveLength(4);
  expect(settings.social.connections).toMatchObject({ facebook: {}, github: {} });
  const changed = { ...settings, general: { ...settings.general, company: 'Loom' } };
  expect((await call('POST', '/account-setting/save', changed)).status).toBe(200);
  expect(await call('POST', '/account-setting/save', { general: changed.general })).toMatchObject({
    status: 400,
    body: { message: expect.any(String) },
  });
  expect(await load()).toEqual(changed);
});

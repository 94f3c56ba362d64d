import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { expect, signInTo, test } from '../../support/fixtures.ts';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { expectPageReady } from '../../support/screens.ts';
import { translationsOf } from '../../support/translations.ts';

const { t } = translationsOf('en');
/** One failure of each kind, because the texts are shown in toasts, which stay for some seconds and make the test slow. */
const SOME = FAILURES.filter(({ name }) => ['404', 'a cut connection'].includes(name));

for (const [path, name, person] of [
  ['/orders', t('product-orders:list.csvName'), MAYA],
  ['/transactions', t('product-balance:list.csvName'), MAYA],
  ['/operator/orders', t('product-operator:csv.orders'), OPS],
  ['/operator/ledger', t('product-operator:csv.accounts'), OPS],
  ['/operator/ledger/entries', t('product-operator:csv.entries'), OPS],
  ['/operator/audit', t('product-operator:csv.audit'), OPS],
] as const)
  test(`C1 shows why a list could not be exported: ${path}`, async ({ page }) => {
    await signInTo(page, person, path);
    await expectPageReady(page);
    const button = page.getByRole('button', { name });
    const list = new RegExp(`/api/v1${path.replace('/operator', '/admin')}(/accounts)?(\\?.*)?$`);
    const toasts = page.getByRole('region', { name: 'Messages' });
    const seen = await failEveryWay(page, list, () => button.click(), toasts, SOME);
    const download = page.waitForEvent('download');
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });
  });

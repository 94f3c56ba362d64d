import type { Notification } from '@kado/contracts';
import { expect, it } from 'vitest';

import { dollars, inReview, withOperator } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';

withDatabases('The message of a credit', (make) => {
  const credited = async (amount = dollars(30_000)) => {
    const { app, call, ada, credit } = await withOperator(await make());
    const { id } = await inReview(app, call, ada);
    await credit(id, amount);
    const [notice] = (await call<Notification[]>('GET /notifications', { token: ada.token })).body.data;
    const [mail] = await app.mail.list();
    return { notice, text: mail?.text };
  };

  it('names the declared and the arrived amount if they differ', async () => {
    const { notice, text } = await credited(dollars(12_345));
    expect(text).toContain('122.83 USD is in your balance.\n\nYou announced 300.00 USD; 123.45 USD arrived in our account.');
    expect(notice?.params).toMatchObject({ declaredMinor: 30_000, paidMinor: 12_345, paidCurrency: 'USD' });
  });

  it('names only the credited amount if they are equal', async () => {
    const { notice, text } = await credited();
    expect(text).not.toContain('announced');
    expect(notice?.params).toEqual({ reference: expect.any(String), ...dollars(29_850) });
  });
});

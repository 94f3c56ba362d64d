import type { Deposit, DepositReview } from '@kado/contracts';
import { expect, it } from 'vitest';

import { inReview } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';

/** Texts that could be executed or interpreted by other programs. */
const TEXTS = [
  '=HYPERLINK("https://eve.example")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  "'; drop table deposits; --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{reference}} ${1+1} %s %n %00',
  'line\nbreak\r\nBcc: eve@example.test',
  '../../etc/passwd',
  'Ω≈ç√ 表ポあ 👩‍👩‍👧 ﷽ مرحبا \u202Eabc',
  'e\u0301 \u00e9 \u200B \u2028',
  '"quoted", with; many, separators',
];

withDatabases('The texts of a review', (make) => {
  it.each(TEXTS)('I7 keep %j unchanged, and are harmless in list and mail', async (reason) => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 0n });
    const { token } = await person(app, { role: 'operator', cents: 0n });
    const { id } = await inReview(app, call, ada);
    const rejected = await call<DepositReview>(`POST /admin/deposits/${id}/reject`, { token, body: { reason } });
    expect(rejected.body.data.reason).toBe(reason);
    expect((await call<Deposit>(`GET /deposits/${id}`, { token: ada.token })).body.data.reason).toBe(reason);
    const csv = await call('GET /deposits', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
    const [mail] = await app.mail.list();
    expect(mail?.subject).toMatch(/^[^\r\n]+$/);
    expect(mail?.html).not.toMatch(/<(script|img)/);
    expect(mail?.text).not.toContain('Bcc: eve@example.test\r');
  });
});

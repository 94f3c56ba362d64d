import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

withDatabases(
  'The format of a receipt',
  (make) => {
    it.each([
      [HTML, HTML],
      ['text/html,application/xhtml+xml,*/*;q=0.8', HTML],
      [`${JSON_TYPE}, text/html;q=0.5`, JSON_TYPE],
      ['*/*', JSON_TYPE],
      ['application/pdf, text/html;q=0.9', 'application/pdf'],
    ])('for the Accept header %s is %s', async (accept, type) => {
      const { app, call } = await make();
      const ada = await person(app);
      const { id } = await buy(app, call, ada, [topup(app)]);
      const headers = { authorization: `Bearer ${ada.token}`, accept };
      const receipt = await app.inject({ url: `/api/v1/orders/${id}/receipt`, headers });
      expect(receipt.headers['content-type']).toBe(type);
    });
  },
  ['embedded'],
);

import assert from 'node:assert/strict';
import test from 'node:test';
import { createTemplateApiClient } from '@kado/api-client/template';
import { createMockServer } from '@kado/mock-data/node';

const origin = 'http://localhost:3000';

test('the client lists the mock’s invoices in Node', async () => {
  const server = createMockServer({ origin });
  server.listen();
  try {
    const api = createTemplateApiClient({ origin, token: () => undefined, language: () => 'en' });
    const { total, invoices, allData } = await api.template.invoices.list({ q: 'kestrel', perPage: 5 });
    assert.equal(allData.length, 50);
    assert.deepEqual([total, invoices.length, invoices[0]?.id], [2, 2, 5035]);
  } finally {
    server.close();
  }
});

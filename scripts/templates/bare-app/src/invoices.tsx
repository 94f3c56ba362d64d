import { createTemplateApiClient } from '@kado/api-client/template';
import type { InvoiceListBody } from '@kado/contracts/template';
import { type Column, DataTable } from '@kado/template-ui';
import { useEffect, useState } from 'react';

type Invoice = InvoiceListBody['invoices'][number];

const api = createTemplateApiClient({ token: () => undefined, language: () => 'en' });
const columns: Column<Invoice>[] = [
  { key: 'id', head: '#', cell: ({ id }) => id },
  { key: 'client', head: 'Client', cell: ({ client }) => client.name },
  { key: 'total', head: 'Total', cell: ({ total }) => total, align: 'end' },
];

/** Shows the mock's invoices: requested by the client, returned by the service worker, rendered in the table. */
async function load(): Promise<InvoiceListBody> {
  const { startMockBackend } = await import('@kado/mock-data/browser');
  await startMockBackend();
  return api.template.invoices.list({ q: 'kestrel', perPage: 5 });
}

/** A plain table of the invoices. */
export function Invoices() {
  const [body, setBody] = useState<InvoiceListBody>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    load().then(setBody, (error: unknown) => setFailure(String(error)));
  }, []);
  if (failure) return <p role="alert">{failure}</p>;
  if (!body) return <p>Loading</p>;
  return (
    <>
      <h1>{`${body.total} of ${body.allData.length} invoices`}</h1>
      <DataTable label="Invoices" columns={columns} rows={body.invoices} rowKey={({ id }) => String(id)} />
    </>
  );
}

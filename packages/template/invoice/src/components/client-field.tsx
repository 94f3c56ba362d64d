import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { InvoiceClient } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button, SearchSelect } from '@kado/ui';
import type { EditorForm } from '../lib/use-editor.ts';
import { BillTo } from './document-parties.tsx';
import { CustomerDrawer } from './customer-drawer.tsx';
import styles from './editor.module.css';

const byEmail = (clients: readonly (InvoiceClient | undefined)[]): InvoiceClient[] => [
  ...new Map(clients.flatMap((client) => (client ? [[client.companyEmail, client] as const] : []))).values(),
];

/** The client to bill: a known client, or a new one. */
export function ClientField({ control, clients }: { control: EditorForm['control']; clients: readonly InvoiceClient[] }) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { field, fieldState } = useController({ control, name: 'client' });
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<readonly InvoiceClient[]>([]);
  const client = field.value;
  const all = byEmail([...clients, client, ...added]);
  const options = all.map(({ name, company, companyEmail }) => ({
    value: companyEmail,
    label: name,
    detail: company || companyEmail,
    keywords: companyEmail,
  }));
  const add = (next: InvoiceClient) => {
    setAdded([...added, next]);
    setAdding(false);
    field.onChange(next);
  };
  return (
    <div className={styles.stack}>
      {/* Looks up the input when it gets the focus, because a disabled input is in its place until the list has loaded. */}
      <div className={styles.field} ref={(element) => field.ref({ focus: () => element?.querySelector('input')?.focus() })}>
        <SearchSelect
          label={t('document.billTo')}
          options={options}
          value={client?.companyEmail}
          onChange={(email) => field.onChange(all.find(({ companyEmail }) => companyEmail === email))}
          error={fieldState.error?.message}
          placeholder={t('edit.chooseClient')}
          emptyText={t('edit.noClient')}
          openLabel={t('edit.openClients')}
          closeLabel={t('common:action.close')}
          clearLabel={t('common:action.clear')}
        />
      </div>
      {client && <BillTo client={client} />}
      <Button variant="soft" size="small" icon="plus" onClick={() => setAdding(true)}>
        {t('customer.title')}
      </Button>
      <CustomerDrawer open={adding} taken={all} onClose={() => setAdding(false)} onAdd={add} />
    </div>
  );
}

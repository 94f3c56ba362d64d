import { useState } from 'react';
import type { InvoiceClient } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button, SearchSelect } from '@kado/ui';
import { BillTo } from '../document/document-parties.tsx';
import { CustomerDrawer } from './customer-drawer.tsx';
import styles from './editor.module.css';
import type { Editor } from '../../lib/use-editor.ts';

/** Everybody who can be chosen, once each: those who were billed before, and the one who was just added. */
const everybody = (clients: readonly InvoiceClient[], own: InvoiceClient | undefined): InvoiceClient[] => [
  ...new Map([...clients, ...(own ? [own] : [])].map((client) => [client.companyEmail, client])).values(),
];

/** Who is billed: somebody known, or somebody new. */
export function ClientField({
  editor: { draft, change, errors },
  clients,
}: {
  editor: Editor;
  clients: readonly InvoiceClient[];
}) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<InvoiceClient>();
  const all = everybody(everybody(clients, draft.client), added);
  const options = all.map(({ name, company, companyEmail }) => ({
    value: companyEmail,
    label: name,
    detail: company || companyEmail,
    keywords: companyEmail,
  }));
  const add = (client: InvoiceClient) => {
    setAdded(client);
    setAdding(false);
    change({ client });
  };
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <SearchSelect
          label={t('sheet.billTo')}
          options={options}
          value={draft.client?.companyEmail}
          onChange={(mail) => change({ client: all.find(({ companyEmail }) => companyEmail === mail) })}
          error={errors?.client && t('problem.client')}
          placeholder={t('edit.chooseClient')}
          emptyText={t('edit.noClient')}
          openLabel={t('edit.openClients')}
          closeLabel={t('common:action.close')}
          clearLabel={t('common:action.clear')}
        />
      </div>
      {draft.client && <BillTo client={draft.client} />}
      <Button variant="soft" size="small" icon="plus" onClick={() => setAdding(true)}>
        {t('customer.title')}
      </Button>
      <CustomerDrawer open={adding} taken={all} onClose={() => setAdding(false)} onAdd={add} />
    </div>
  );
}

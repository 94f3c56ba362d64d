import { type FormEvent, useState } from 'react';
import type { InvoiceClient } from '@kado/contracts/template';
import { FormDrawer } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Stack, TextField } from '@kado/ui';

const NOBODY: InvoiceClient = { name: '', companyEmail: '', company: '', address: '', country: '', contact: '' };
const FIELDS = [
  ['name', 'auto', 'name'],
  ['companyEmail', 'ltr', 'email'],
  ['company', 'auto', 'organization'],
  ['address', 'auto', 'street-address'],
  ['country', 'auto', 'country-name'],
  ['contact', 'ltr', 'tel'],
] as const;

type CustomerProps = {
  open: boolean;
  taken: readonly InvoiceClient[];
  onAdd: (client: InvoiceClient) => void;
  onClose: () => void;
};

function CustomerForm({ id, taken, onAdd }: Pick<CustomerProps, 'taken' | 'onAdd'> & { id: string }) {
  const { t } = useTranslation('template-invoice');
  const [client, setClient] = useState(NOBODY);
  const [tried, setTried] = useState(false);
  const mail = client.companyEmail.trim();
  const known = taken.find(({ companyEmail }) => companyEmail.toLowerCase() === mail.toLowerCase());
  const errors: Partial<Record<keyof InvoiceClient, string>> = {
    ...(client.name.trim() === '' && { name: t('customer.noName') }),
    ...(known && { companyEmail: t('customer.known', { name: known.name }) }),
    ...(!/^\S+@\S+$/.test(mail) && { companyEmail: t('send.badTo') }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A drawer stands in the page's tree: its form must not send the one around it.
    event.stopPropagation();
    setTried(true);
    const form = event.currentTarget;
    if (Object.keys(errors).length > 0)
      return void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    onAdd(Object.fromEntries(Object.entries(client).map(([key, value]) => [key, value.trim()])) as InvoiceClient);
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={submit}>
      {FIELDS.map(([key, dir, autoComplete]) => (
        <TextField
          key={key}
          label={t(`customer.${key}`)}
          dir={dir}
          autoComplete={autoComplete}
          value={client[key]}
          error={tried ? errors[key] : undefined}
          onChange={({ target }) => setClient({ ...client, [key]: target.value })}
        />
      ))}
    </Stack>
  );
}

/** Writes down a customer who was never billed before. */
export function CustomerDrawer({ open, taken, onAdd, onClose }: CustomerProps) {
  const { t } = useTranslation('template-invoice');
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('customer.title')}
      detail={t('customer.detail')}
      sendLabel={t('customer.confirm')}
    >
      {(id) => <CustomerForm id={id} taken={taken} onAdd={onAdd} />}
    </FormDrawer>
  );
}

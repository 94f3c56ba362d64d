import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { InvoiceClient } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { FormDrawer } from '@kado/template-kit';
import { Stack, TextField } from '@kado/ui';
import { NO_CLIENT } from '../lib/draft.ts';
import { Email } from '../lib/email.ts';

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

const Trimmed = z.string().check(z.trim());

function useCustomerForm(taken: readonly InvoiceClient[]) {
  const { t } = useTranslation('template-invoice');
  const ownerOf = (email: string) => taken.find(({ companyEmail }) => companyEmail.toLowerCase() === email.trim().toLowerCase());
  const schema = z.extend(InvoiceClient, {
    name: Trimmed.check(z.minLength(1)),
    companyEmail: Email.check(z.refine((email) => !ownerOf(email))),
    company: Trimmed,
    address: Trimmed,
    country: Trimmed,
    contact: Trimmed,
  });
  return useSchemaForm(schema, {
    defaultValues: NO_CLIENT,
    message: ({ path, code, input }) => {
      if (path === 'name') return t('customer.noName');
      return code === 'custom' ? t('customer.known', { name: ownerOf(String(input))?.name ?? '' }) : t('send.badTo');
    },
  });
}

/** Adds a client who was never billed before. The typed values stay in the closed drawer until the client is added. */
export function CustomerDrawer({ open, taken, onAdd, onClose }: CustomerProps) {
  const { t } = useTranslation('template-invoice');
  const { control, handleSubmit, reset } = useCustomerForm(taken);
  const submit = handleSubmit((client) => {
    onAdd(client);
    reset();
  });
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('customer.title')}
      detail={t('customer.detail')}
      sendLabel={t('customer.confirm')}
    >
      {(id) => (
        <Stack
          as="form"
          id={id}
          noValidate
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            // React events bubble from the drawer to the form around it in the tree; that form must not be submitted.
            event.stopPropagation();
            void submit(event);
          }}
        >
          {FIELDS.map(([name, dir, autoComplete]) => (
            <FormField key={name} control={control} name={name}>
              {(field) => <TextField label={t(`customer.${name}`)} dir={dir} autoComplete={autoComplete} {...field} />}
            </FormField>
          ))}
        </Stack>
      )}
    </FormDrawer>
  );
}

import { type Network, type OrderItem, PersonName } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DialogForm } from '@kado/product-ui';
import { skipToken, useSavedRecipientsQuery } from '@kado/state/query';
import { Button, Text, TextField, useToast } from '@kado/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSaveFromOrderMutation } from '../api/orders.ts';
import { isSaved, newRecipient } from '../lib/new-recipient.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

const NameForm = z.object({ name: PersonName });
type SaveProps = { item: OrderItem; network: Network | undefined };

function SaveDialog({ item, network, onClose }: SaveProps & { onClose: () => void }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const toast = useToast();
  const textOf = useErrorText();
  const [save] = useSaveFromOrderMutation();
  const { control, handleSubmit, setError, formState } = useSchemaForm(NameForm, {
    defaultValues: { name: item.recipient.name ?? '' },
    message: () => t('save.nameMissing'),
  });
  const submit = handleSubmit(async ({ name }) => {
    const body = newRecipient(item, network, name);
    const result = body && (await save(body));
    if (result?.error) return setError('name', { type: 'server', message: textOf(result.error) });
    toast({ text: t('save.done', { name }), tone: 'good' });
    return onClose();
  });
  return (
    <DialogForm
      title={t('save.title')}
      submitLabel={t('save.submit')}
      busy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="quiet">{t('save.text', { who: format.who(item) })}</Text>
      <FormField control={control} name="name">
        {(field) => <TextField label={t('save.name')} autoComplete="off" {...field} />}
      </FormField>
    </DialogForm>
  );
}

/** Saves the recipient of an item under a name; renders nothing if the recipient is already saved. */
export function SaveRecipient(props: SaveProps) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const [open, setOpen] = useState(false);
  const { item, network } = props;
  const { data: saved } = useSavedRecipientsQuery(item.kind === 'topup' ? skipToken : item.kind);
  const known = item.kind === 'topup' ? [] : saved;
  if (!known || isSaved(item, known) || !newRecipient(item, network, '')) return null;
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon="user"
        aria-label={`${t('save.title')}: ${format.who(props.item)}`}
        onClick={() => setOpen(true)}
      >
        {t('save.title')}
      </Button>
      {open && <SaveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

import type { ItemKind, Recipient } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import {
  FormField,
  showFieldErrors,
  useFormDraft,
  type UseFormReturn,
  usePersistDraft,
  useSchemaForm,
  useWatch,
} from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, fieldErrorsOf, MobileField, readAccount } from '@kado/product-ui';
import { Button, Callout, Dialog, Stack, TextField, useToast } from '@kado/ui';
import { useEffect, useId, useState } from 'react';
import { useChangeRecipientMutation, useSaveRecipientMutation } from '../api/recipients.ts';
import { draftFrom, emptyDraft, isDraft, type RecipientDraft } from '../lib/draft.ts';
import { changeOf, fieldsOf, newRecipient, type RecipientForm } from '../lib/recipient.ts';
import { recipientSchema } from '../lib/schemas.ts';
import { isAccountOf, usePayoutBanks } from '../lib/use-payout-banks.ts';
import { AccountContact } from './account-contact.tsx';

const KINDS = ['topup', 'gift', 'bank'] as const;

/** Why the form cannot be submitted: it is being sent, or the banks that validate the account are loading. */
type Busy = 'sending' | 'loading' | undefined;

type FormProps = {
  id: string;
  recipient: Recipient | undefined;
  /** The draft, which provides the initial values. */
  typed: RecipientDraft;
  onTyped: (typed: RecipientDraft) => void;
  onBusy: (busy: Busy) => void;
  onSaved: () => void;
};

function useSave({ recipient, typed, onTyped, onBusy, onSaved }: FormProps) {
  const { t } = useTranslation('product-recipients');
  const toast = useToast();
  const textOf = useErrorText();
  const [save] = useSaveRecipientMutation();
  const [change] = useChangeRecipientMutation();
  const offered = usePayoutBanks();
  const [start] = useState(typed);
  const { kind, ...defaultValues } = start;
  const schema = recipientSchema(kind, (bankId, account) => isAccountOf(offered, bankId, account));
  const form = useSchemaForm(schema, {
    defaultValues,
    message: ({ path }) => t(path === 'name' || path === 'bankId' ? `field.${path}` : `field.${kind}`),
  });
  const values = useWatch({ control: form.control }) as RecipientForm;
  usePersistDraft({ kind, ...values }, start, onTyped);
  const submit = form.handleSubmit(async (sent: RecipientForm) => {
    const fields = kind === 'bank' ? { ...sent, contact: readAccount(sent.contact) } : sent;
    const { error } = recipient
      ? await change({ id: recipient.id, change: changeOf(kind, fields) })
      : await save(newRecipient(kind, fields));
    if (error) return showFieldErrors({ message: textOf(error), fields: fieldsOf(fieldErrorsOf(error)) }, fields, form.setError);
    toast({ text: t(recipient ? 'form.changed' : 'form.saved', { name: fields.name }), tone: 'good' });
    return onSaved();
  });
  const { isSubmitting } = form.formState;
  const waits = kind === 'bank' && offered.request.isLoading;
  const busy = isSubmitting ? 'sending' : waits ? 'loading' : undefined;
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return { ...form, values, offered, submit };
}

/** The field for the phone number or e-mail address of a recipient. */
function Contact({ control, kind }: { control: UseFormReturn<RecipientForm>['control']; kind: ItemKind }) {
  const { t } = useTranslation('product-recipients');
  return (
    <FormField control={control} name="contact">
      {({ onChange, ...field }) =>
        kind === 'topup' ? (
          <MobileField
            label={t('form.topup')}
            hint={t('form.phoneHint')}
            completeLabel={t('form.complete')}
            onChange={onChange}
            {...field}
          />
        ) : (
          <TextField label={t('form.gift')} type="email" dir="ltr" autoComplete="off" onChange={onChange} {...field} />
        )
      }
    </FormField>
  );
}

function Fields(props: FormProps) {
  const { t } = useTranslation('product-recipients');
  const { control, submit, formState, setValue, values, offered } = useSave(props);
  const { id, typed } = props;
  const failure = formState.errors.root?.['server']?.message;
  return (
    <Stack as="form" gap={24} id={id} noValidate onSubmit={(event: React.FormEvent) => void submit(event)}>
      {failure && (
        <Callout tone="error" title={failure} live>
          {null}
        </Callout>
      )}
      <FormField control={control} name="name">
        {(field) => <TextField label={t('form.name')} autoComplete="off" {...field} />}
      </FormField>
      {typed.kind === 'bank' ? (
        <AccountContact
          control={control}
          country={values.country}
          onCountry={(iso) => setValue('country', iso)}
          bankId={values.bankId}
          left={Boolean(formState.touchedFields.contact)}
          offered={offered}
        />
      ) : (
        <Contact control={control} kind={typed.kind} />
      )}
    </Stack>
  );
}

/** The draft of a recipient, kept until it is saved or discarded. */
function useRecipientDraft(recipient: Recipient | undefined) {
  const draft = useFormDraft({ name: 'recipient', at: recipient?.id ?? 'new', fits: isDraft });
  const [typed, setTyped] = useState(() => draft.start ?? (recipient ? draftFrom(recipient) : emptyDraft('topup')));
  const onTyped = (next: RecipientDraft) => {
    setTyped(next);
    draft.save(next);
  };
  return { typed, onTyped, clear: draft.clear };
}

/** Creates or edits a recipient. The dialog cannot be closed while the request runs, and shows a failure until the next attempt. */
export function RecipientDialog({ recipient, onClose }: { recipient: Recipient | undefined; onClose: () => void }) {
  const { t } = useTranslation('product-recipients');
  const { t: common } = useTranslation();
  const id = useId();
  const [busy, setBusy] = useState<Busy>();
  const sending = busy === 'sending';
  const { typed, onTyped, clear } = useRecipientDraft(recipient);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => sending || close()}
      title={t(recipient ? 'form.edit' : 'form.new')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button variant="plain" disabled={sending} onClick={close}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy !== undefined}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {!recipient && (
          <Chips label={t('form.kind')} wrap>
            {KINDS.map((kind) => (
              <Chip
                key={kind}
                pressed={kind === typed.kind}
                disabled={sending}
                onClick={() => kind !== typed.kind && onTyped(emptyDraft(kind, typed.name))}
              >
                {t(`kind.${kind}`)}
              </Chip>
            ))}
          </Chips>
        )}
        <Fields key={typed.kind} id={id} recipient={recipient} typed={typed} onTyped={onTyped} onBusy={setBusy} onSaved={close} />
      </Stack>
    </Dialog>
  );
}

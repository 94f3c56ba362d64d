import { formatPhone, type ItemKind, type Recipient } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, showFieldErrors, type UseFormReturn, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, contactOf, fieldErrorsOf, groupAccount, MobileField, readAccount } from '@kado/product-ui';
import { Button, Callout, Dialog, Stack, TextField, useToast } from '@kado/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useChangeRecipientMutation, useSaveRecipientMutation } from '../api/recipients.ts';
import { changeOf, fieldsOf, newRecipient, type RecipientForm } from '../lib/recipient.ts';
import { recipientSchema } from '../lib/schemas.ts';
import { isAccountOf, usePayoutBanks } from '../lib/use-payout-banks.ts';
import { AccountContact } from './account-contact.tsx';

const KINDS = ['topup', 'gift', 'bank'] as const;

/** What keeps the form from being sent: it is being sent, or the banks that check an account are on their way. */
type Busy = 'sending' | 'loading' | undefined;

type FormProps = {
  id: string;
  kind: ItemKind;
  recipient: Recipient | undefined;
  /** What was typed before another kind was chosen. */
  name: string;
  onName: (name: string) => void;
  onBusy: (busy: Busy) => void;
  onSaved: () => void;
};

const SHOWN: Readonly<Record<ItemKind, (contact: string) => string>> = {
  topup: (contact) => contact && formatPhone(contact),
  gift: (contact) => contact,
  bank: groupAccount,
};

function useSave({ kind, recipient, name, onBusy, onSaved }: FormProps) {
  const { t } = useTranslation('product-recipients');
  const toast = useToast();
  const textOf = useErrorText();
  const [save] = useSaveRecipientMutation();
  const [change] = useChangeRecipientMutation();
  const offered = usePayoutBanks();
  const latest = useRef(offered);
  useEffect(() => void (latest.current = offered));
  // oxlint-disable-next-line react/refs -- the schema reads it on submit, not during the render
  const [schema] = useState(() => recipientSchema(kind, (bankId, account) => isAccountOf(latest.current, bankId, account)));
  const contact = recipient ? contactOf(recipient) : '';
  const form = useSchemaForm(schema, {
    defaultValues: { name, contact: SHOWN[kind](contact), bankId: recipient?.bankId ?? '' },
    message: ({ path }) => t(path === 'name' || path === 'bankId' ? `field.${path}` : `field.${kind}`),
  });
  const submit = form.handleSubmit(async (typed: RecipientForm) => {
    const values = kind === 'bank' ? { ...typed, contact: readAccount(typed.contact) } : typed;
    const { error } = recipient
      ? await change({ id: recipient.id, change: changeOf(kind, values) })
      : await save(newRecipient(kind, values));
    if (error) return showFieldErrors({ message: textOf(error), fields: fieldsOf(fieldErrorsOf(error)) }, values, form.setError);
    toast({ text: t(recipient ? 'form.changed' : 'form.saved', { name: values.name }), tone: 'good' });
    return onSaved();
  });
  const { isSubmitting } = form.formState;
  const waits = kind === 'bank' && offered.request.isLoading;
  const busy = isSubmitting ? 'sending' : waits ? 'loading' : undefined;
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return { ...form, offered, submit };
}

/** The number or address of somebody. */
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
  const { control, submit, formState, offered } = useSave(props);
  const bankId = useWatch({ control, name: 'bankId' });
  const { kind, id, onName } = props;
  const failure = formState.errors.root?.['server']?.message;
  return (
    <Stack as="form" gap={24} id={id} noValidate onSubmit={(event: React.FormEvent) => void submit(event)}>
      {failure && (
        <Callout tone="error" title={failure} live>
          {null}
        </Callout>
      )}
      <FormField control={control} name="name">
        {({ onChange, ...field }) => (
          <TextField
            label={t('form.name')}
            autoComplete="off"
            {...field}
            onChange={({ target: { value } }) => {
              onChange(value);
              onName(value);
            }}
          />
        )}
      </FormField>
      {kind === 'bank' ? (
        <AccountContact control={control} bankId={bankId} left={Boolean(formState.touchedFields.contact)} offered={offered} />
      ) : (
        <Contact control={control} kind={kind} />
      )}
    </Stack>
  );
}

/** Saves a new recipient, or changes one. It stays while it sends, and so does what it has to say of a failure. */
export function RecipientDialog({ recipient, onClose }: { recipient: Recipient | undefined; onClose: () => void }) {
  const { t } = useTranslation('product-recipients');
  const { t: common } = useTranslation();
  const id = useId();
  const [busy, setBusy] = useState<Busy>();
  const sending = busy === 'sending';
  const [chosen, setChosen] = useState<ItemKind>(recipient?.kind ?? 'topup');
  const [name, setName] = useState(recipient?.name ?? '');
  const title = useMemo(() => t(recipient ? 'form.edit' : 'form.new'), [t, recipient]);
  return (
    <Dialog
      open
      onClose={() => sending || onClose()}
      title={title}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button variant="plain" disabled={sending} onClick={onClose}>
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
              <Chip key={kind} pressed={kind === chosen} disabled={sending} onClick={() => setChosen(kind)}>
                {t(`kind.${kind}`)}
              </Chip>
            ))}
          </Chips>
        )}
        <Fields
          key={chosen}
          id={id}
          kind={chosen}
          recipient={recipient}
          name={name}
          onName={setName}
          onBusy={setBusy}
          onSaved={onClose}
        />
      </Stack>
    </Dialog>
  );
}

import type { DepositRejection, Suspension } from '@kado/contracts';
import { FormField, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { TextArea } from '@kado/product-ui';
import { Button, Callout, Dialog, Stack } from '@kado/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../lib/use-draft.ts';

const EMPTY = { reason: '' };
const isReason = (values: unknown): values is typeof EMPTY =>
  typeof values === 'object' && values !== null && 'reason' in values && typeof values.reason === 'string';

/** Props of ReasonDialog. */
export type ReasonDialogProps = {
  open: boolean;
  /** The name of the draft, which is kept until the reason is submitted. */
  draft: string;
  /** The schema of a valid reason; `missing` is the error text for any other. */
  schema: typeof Suspension | typeof DepositRejection;
  missing: string;
  title: string;
  label: string;
  hint: string;
  confirm: string;
  busy: boolean;
  error: string | undefined;
  /** Resolves to true if the action succeeded. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** The form of the reason; it cannot be submitted twice. */
function useReasonForm({ draft: name, schema, missing, busy, onConfirm }: ReasonDialogProps) {
  const draft = useDraft(name, EMPTY, isReason);
  const [start] = useState(draft.start);
  const { control, handleSubmit } = useSchemaForm(schema, { defaultValues: start, message: () => missing });
  usePersistDraft({ reason: useWatch({ control, name: 'reason' }) }, start, draft.save);
  const confirmReason = handleSubmit(async ({ reason }) => {
    if (!busy && (await onConfirm(reason))) draft.clear();
  });
  const submit = (event: FormEvent) => {
    // React events bubble from the dialog to the form on the page that opened it.
    event.stopPropagation();
    void confirmReason(event);
  };
  return { control, submit };
}

/** Asks for the reason of a rejection or suspension. The dialog cannot be closed while it is `busy`, and shows a failure until the next attempt. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, label, hint, confirm, busy, error, onClose } = props;
  const { t: common } = useTranslation();
  const placed = useRef(false);
  const { control, submit } = useReasonForm(props);
  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      title={title}
      actions={
        <>
          <Button variant="plain" disabled={busy} onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant="danger" type="submit" form="reason" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id="reason" method="post" noValidate onSubmit={submit}>
        {error && <Callout tone="error" title={error} live />}
        <FormField control={control} name="reason">
          {({ ref, ...field }) => (
            <TextArea
              label={label}
              hint={hint}
              maxLength={500}
              ref={(area) => {
                ref(area);
                // Focuses the field when it is rendered, because the dialog's code may load late.
                if (!placed.current) area?.focus();
                placed.current = area !== null;
              }}
              {...field}
            />
          )}
        </FormField>
      </Stack>
    </Dialog>
  );
}

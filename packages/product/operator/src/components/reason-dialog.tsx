import type { DepositRejection, Suspension } from '@kado/contracts';
import { FormField, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { DialogForm, TextArea } from '@kado/product-ui';
import { useRef, useState } from 'react';
import { useDraft } from '../lib/use-draft.ts';

const EMPTY = { reason: '' };
const isReason = (values: unknown): values is typeof EMPTY =>
  typeof values === 'object' && values !== null && 'reason' in values && typeof values.reason === 'string';

/** Props of ReasonDialog. */
export type ReasonDialogProps = {
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

/** The form of the reason. */
function useReasonForm({ draft: name, schema, missing, onConfirm }: ReasonDialogProps) {
  const draft = useDraft(name, EMPTY, isReason);
  const [start] = useState(draft.start);
  const { control, handleSubmit } = useSchemaForm(schema, { defaultValues: start, message: () => missing });
  usePersistDraft({ reason: useWatch({ control, name: 'reason' }) }, start, draft.save);
  const submit = handleSubmit(async ({ reason }) => {
    if (await onConfirm(reason)) draft.clear();
  });
  return { control, submit };
}

/** Asks for the reason of a rejection or suspension. The dialog cannot be closed while it is `busy`, and shows a failure until the next attempt. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, confirm, busy, error, onClose } = props;
  const placed = useRef(false);
  const { control, submit } = useReasonForm(props);
  return (
    <DialogForm
      title={title}
      submitLabel={confirm}
      submitVariant="danger"
      busy={busy}
      failure={error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </DialogForm>
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Invoice } from '@kado/contracts/template';
import { useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useAppStore } from '@kado/state';
import { useMutationToast } from '@kado/feature-kit';
import { useCan } from '@kado/template-kit';
import { useToast } from '@kado/ui';
import { useSaveInvoiceMutation } from '../api/invoices-api.ts';
import { CompleteDraft, type Draft, problemOf, toInvoiceDraft } from './draft.ts';
import { useDraftStorage } from './draft-storage.ts';
import { COST, PERCENT, QTY } from './typed-number.ts';
import { useNumberMessage } from './use-number-message.ts';

/** The form of an invoice. */
export type EditorForm = UseFormReturn<Draft, unknown, Draft>;

const NUMBER_SHAPES = { cost: COST, qty: QTY, percent: PERCENT } as const;

const countErrors = ({ lines, ...head }: FieldErrors<Draft>): number =>
  [head, ...(Array.isArray(lines) ? lines : [])].flatMap((errors: object | undefined) => Object.keys(errors ?? {})).length;

/** The form of one invoice. Unsaved changes are stored, and restored when the page opens again in this browser. */
function useDraftForm(place: string, saved: Draft) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const toast = useToast();
  const { getState } = useAppStore();
  const storage = useDraftStorage(place);
  const [defaultValues] = useState(saved);
  const [stored] = useState(storage.read);
  const [restoredAt, setRestoredAt] = useState(stored?.at);
  const dirty = useRef(stored !== undefined);
  const numberMessage = useNumberMessage();
  const form = useSchemaForm(CompleteDraft, {
    defaultValues,
    mode: 'onChange',
    message: (issue) => {
      const problem = problemOf(issue);
      const isNumber = problem === 'cost' || problem === 'qty' || problem === 'percent';
      return (isNumber && numberMessage(issue.input, NUMBER_SHAPES[problem])) || t(`problem.${problem}`);
    },
  });
  const { reset, subscribe, formState } = form;
  useLayoutEffect(() => {
    if (stored) reset({ ...defaultValues, ...stored.draft }, { keepDefaultValues: true });
  }, [reset, defaultValues, stored]);
  // Subscribes after the draft is restored, so that the draft keeps its time until it is changed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => {
          dirty.current = isDirty;
          storage.store(isDirty ? values : undefined);
        },
      }),
    [subscribe, storage],
  );
  return {
    form,
    /** Whether there are unsaved changes, read at the time of the call. False after the session has ended: leaving is not confirmed then. */
    isDirty: () => dirty.current && getState().session.endedBy === undefined,
    forget: () => storage.store(undefined),
    /** Stores the typed values as the draft of the invoice that was created. */
    keepFor: (made: Invoice) => storage.store(form.getValues(), String(made.id)),
    /** When the restored draft was last changed; undefined if no draft is restored. */
    restoredAt: formState.isDirty ? restoredAt : undefined,
    endRestored: () => setRestoredAt(undefined),
    discard: () => {
      const draft = structuredClone(form.getValues());
      reset();
      setRestoredAt(undefined);
      const onUndo = () => reset(draft, { keepDefaultValues: true });
      toast({ text: t('kept.discarded'), undo: { label: t('common:action.undo'), onUndo } });
    },
  };
}

/** The state of the editor of an invoice: its form, and how it is saved. */
export function useEditor(first: Draft, old?: Invoice) {
  const { t } = useTranslation('template-invoice');
  const toast = useToast();
  const report = useMutationToast();
  const { endRestored, keepFor, ...draftForm } = useDraftForm(String(old?.id ?? 'new'), first);
  const { form } = draftForm;
  const [save, { isLoading }] = useSaveInvoiceMutation();
  const mayUpdate = useCan({ action: 'update', subject: 'Invoice' });
  const refuse = (errors: FieldErrors<Draft>) =>
    toast({ text: t('problem.count', { count: countErrors(errors) }), tone: 'bad', duration: 3000 });
  return {
    ...draftForm,
    busy: isLoading,
    /**
     * Saves the draft, then calls `then(invoice, isChanged)`; `isChanged`: the form was edited during the request. Invalid fields and failures are shown, and the
     * draft is kept.
     */
    store: (then: (invoice: Invoice, isChanged: boolean) => void) =>
      form.handleSubmit(async (draft) => {
        const sent = JSON.stringify(form.getValues());
        await report(save(toInvoiceDraft(draft, old)).unwrap(), ({ invoice }) => {
          // Text that was typed during the request stays, unsaved. After a new invoice is created, the page navigates to that invoice.
          const isChanged = JSON.stringify(form.getValues()) !== sent;
          if (isChanged && !old && mayUpdate) keepFor(invoice);
          const stays = isChanged && old !== undefined;
          form.reset(draft, { keepValues: stays, keepDirty: stays });
          endRestored();
          then(invoice, isChanged);
          return t('toast.saved', { number: invoice.id });
        });
      }, refuse)(),
  };
}

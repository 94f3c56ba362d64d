import { type FormEvent, useRef, useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { type Draft, type DraftLine, emptyLine, wireOf } from './draft.ts';
import { errorsOf } from './errors.ts';
import { useSaveInvoiceMutation } from '../api/invoices-api.ts';
import { useFailed } from '../api/use-invoice-actions.ts';
import { useDraft } from './use-stored-draft.ts';

/** Brings the eye and the keyboard to the first field that is wrong, once it says so. */
function focusWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The lines of a draft: each is known by its key while others come and go. */
function useLines(draft: Draft, change: (part: Partial<Draft>) => void) {
  const { lines } = draft;
  return {
    lines,
    change: (key: number, part: Partial<DraftLine>) =>
      change({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) }),
    add: () => change({ lines: [...lines, emptyLine(Math.max(0, ...lines.map(({ key }) => key)) + 1)] }),
    remove: (key: number) => change({ lines: lines.filter((line) => line.key !== key) }),
  };
}

/** An invoice while it is written: what is in it, what is wrong with it, and how it is saved. */
export function useEditor(first: Draft, old?: Invoice) {
  const { t } = useTranslation('template-invoice');
  const toast = useToast();
  const failed = useFailed();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, settle, ...rest } = useDraft(String(old?.id ?? 'new'), first);
  const [tried, setTried] = useState(false);
  const [save, { isLoading }] = useSaveInvoiceMutation();
  const errors = errorsOf(draft);
  /** Saves the draft; undefined when something is wrong or the server refused, which is said, and nothing is lost. */
  const store = async (): Promise<Invoice | undefined> => {
    setTried(true);
    if (errors.count > 0) {
      toast({ text: t('problem.count', { count: errors.count }), tone: 'bad', duration: 3000 });
      focusWrong(form.current);
      return undefined;
    }
    try {
      const { invoice } = await save(wireOf(draft, old)).unwrap();
      settle();
      setTried(false);
      toast({ text: t('toast.saved', { number: invoice.id }), tone: 'good' });
      return invoice;
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
  return {
    ...rest,
    form,
    draft,
    change,
    store,
    lines: useLines(draft, change),
    errors: tried ? errors : undefined,
    busy: isLoading,
    prevent: (event: FormEvent) => event.preventDefault(),
  };
}

/** What the parts of the editor share. */
export type Editor = ReturnType<typeof useEditor>;

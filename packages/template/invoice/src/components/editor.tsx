import { useWhileOpen } from '@kado/feature-kit';
import { useWatch } from '@kado/feature-kit/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Invoice, InvoiceClient, PaymentDetails } from '@kado/contracts/template';
import { useCan } from '@kado/template-kit';
import { editAt, previewAt } from '../lib/addresses.ts';
import { type Draft, toPreview } from '../lib/draft.ts';
import { type EditorForm, useEditor } from '../lib/use-editor.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import { EditorActions } from './editor-actions.tsx';
import styles from './editor.module.css';
import { InvoiceForm } from './invoice-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RestoredDraftNotice } from './restored-draft.tsx';

type EditorProps = {
  number: number;
  first: Draft;
  old?: Invoice;
  details: PaymentDetails | undefined;
  clients: readonly InvoiceClient[];
};
type DraftPreviewProps = Pick<EditorProps, 'number' | 'details'> & { old: Invoice | undefined; control: EditorForm['control'] };

function DraftPreview({ control, number, old, details }: DraftPreviewProps) {
  const draft = useWatch({ control }) as Draft;
  return <InvoiceDocument body={{ invoice: toPreview(draft, number, old), paymentDetails: details }} />;
}

/** Edits an invoice: its document with fields, and the actions beside it. */
export function Editor({ number, first, old, details, clients }: EditorProps) {
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const { form, store, busy, isDirty, forget, restoredAt, discard } = useEditor(first, old);
  const [previewing, setPreviewing] = useState(false);
  const mayUpdate = useCan({ action: 'update', subject: 'Invoice' });
  const save = (action?: 'send') => {
    setPreviewing(false);
    const open = whileOpen(({ id }: Invoice, isChanged: boolean) => {
      if (isChanged && !old && mayUpdate) void navigate(editAt(id));
      else if (action || !old) void navigate(`${previewAt(id)}${action ? `?act=${action}` : ''}`);
    });
    void store(open);
  };
  return (
    <div className={styles.page}>
      {restoredAt && (
        <div className={styles.notice}>
          <RestoredDraftNotice from={restoredAt} onDiscard={discard} />
        </div>
      )}
      {previewing ? (
        <DraftPreview control={form.control} number={number} old={old} details={details} />
      ) : (
        <InvoiceForm number={number} form={form} details={details} clients={clients} old={old} />
      )}
      <EditorActions
        control={form.control}
        busy={busy}
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
        onSave={() => save()}
        onSend={() => save('send')}
      />
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </div>
  );
}

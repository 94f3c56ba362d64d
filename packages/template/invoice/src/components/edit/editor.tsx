import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Invoice, InvoiceClient, PaymentDetails } from '@kado/contracts/template';
import { previewAt } from '../../lib/addresses.ts';
import { type Draft, previewOf } from '../../lib/draft.ts';
import { InvoiceSheet } from '../document/invoice-document.tsx';
import { BackAgain } from './restored-draft.tsx';
import { DraftSheet } from './invoice-form.tsx';
import styles from './editor.module.css';
import { EditorSide } from './editor-actions.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useEditor } from '../../lib/use-editor.ts';

type EditorProps = {
  number: number;
  first: Draft;
  old?: Invoice;
  details: PaymentDetails | undefined;
  clients: readonly InvoiceClient[];
};

/** Says whether something would be lost, also to listeners that were set up long ago. */
function useDirty(dirty: boolean) {
  const now = useRef(dirty);
  useEffect(() => {
    now.current = dirty;
  }, [dirty]);
  const settle = () => void (now.current = false);
  return [useCallback(() => now.current, []), settle] as const;
}

/** Writes an invoice: the sheet with fields in it, and beside it what can be done. */
export function Editor({ number, first, old, details, clients }: EditorProps) {
  const navigate = useNavigate();
  const editor = useEditor(first, old);
  const [looking, setLooking] = useState(false);
  const [dirty, settle] = useDirty(editor.dirty);
  const save = async (act?: 'send') => {
    setLooking(false);
    const saved = await editor.store();
    if (!saved) return;
    settle();
    if (act || !old) await navigate(`${previewAt(saved.id)}${act ? `?act=${act}` : ''}`);
  };
  return (
    <div className={styles.page}>
      {editor.backFrom && (
        <div className={styles.back}>
          <BackAgain from={editor.backFrom} onDiscard={editor.discard} />
        </div>
      )}
      {looking ? (
        <InvoiceSheet body={{ invoice: previewOf(editor.draft, number, old), paymentDetails: details }} />
      ) : (
        <DraftSheet number={number} editor={editor} details={details} clients={clients} old={old} />
      )}
      <EditorSide
        editor={editor}
        looking={looking}
        onLook={() => setLooking(!looking)}
        onSave={() => void save()}
        onSend={() => void save('send')}
      />
      <LeaveGuard dirty={dirty} onLeave={editor.forget} />
    </div>
  );
}

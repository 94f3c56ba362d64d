import { lazy, Suspense, useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import type { Confirmation } from '../../lib/confirmation.ts';
import type { InvoiceEmail } from '../../api/invoices-api.ts';
import type { InvoiceActions } from '../../api/use-invoice-actions.ts';

type ConfirmDialogsProps = { question: Confirmation | undefined; actions: InvoiceActions; onAnswered: (done: boolean) => void };

// A form that few confirm for: its code comes with the first who does.
const SendDrawer = lazy(async () => ({ default: (await import('../preview/send-drawer.tsx')).SendDrawer }));

const emailToClient = ({ id, client }: Invoice): InvoiceEmail => ({ id, to: client.companyEmail });

/** Asks before something is sent or deleted, and does it. */
export function ConfirmDialogs({ question, actions, onAnswered }: ConfirmDialogsProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  // What was asked last stays on the closing dialog.
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) setAsked(question);
  if (!asked) return null;
  const { kind, invoices } = asked;
  const [first] = invoices;
  const count = invoices.length;
  const open = question !== undefined;
  const answer = (act: Promise<boolean>) => void act.then(onAnswered);
  if (kind === 'send' && count === 1 && first) {
    // What was written stays when the sending failed.
    const send = (letter: InvoiceEmail) => void actions.send([letter]).then((done) => done && onAnswered(true));
    return (
      <Suspense fallback={null}>
        <SendDrawer
          key={first.id}
          invoice={first}
          open={open}
          busy={actions.busy}
          onClose={() => onAnswered(false)}
          onSend={send}
        />
      </Suspense>
    );
  }
  const removes = kind === 'remove';
  return (
    <ConfirmDialog
      open={open}
      busy={actions.busy}
      tone={removes ? 'danger' : 'plain'}
      title={removes ? t('remove.title', { count }) : t('send.manyTitle', { count })}
      confirmLabel={removes ? t('remove.confirm') : t('send.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => onAnswered(false)}
      onConfirm={() => answer(removes ? actions.remove(invoices.map(({ id }) => id)) : actions.send(invoices.map(emailToClient)))}
    >
      {removes ? t('remove.text', { count, numbers: invoices.map(({ id }) => id).join(', ') }) : t('send.manyText')}
    </ConfirmDialog>
  );
}

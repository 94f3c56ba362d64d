import type { Invoice } from '@kado/contracts/template';
import type { Disclosure } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog, lazyComponent } from '@kado/ui';
import type { Confirmation } from '../lib/confirmation.ts';
import type { InvoiceEmail } from '../api/invoices-api.ts';
import type { InvoiceActions } from '../api/use-invoice-actions.ts';

type ConfirmDialogsProps = {
  confirmation: Disclosure<Confirmation>;
  actions: InvoiceActions;
  /** Called with the numbers of the invoices for which the action succeeded. */
  onClose: (done: readonly number[]) => void;
};

// Loaded when an invoice is first sent from the list.
const SendDrawer = lazyComponent(async () => (await import('./send-drawer.tsx')).SendDrawer);

const emailToClient = ({ id, client }: Invoice): InvoiceEmail => ({ id, to: client.companyEmail });

/** Confirms the sending or deleting of invoices, then does it. */
export function ConfirmDialogs({ confirmation, actions, onClose }: ConfirmDialogsProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { content, isOpen: open } = confirmation;
  if (!content) return null;
  const { kind, invoices } = content;
  const [first] = invoices;
  const count = invoices.length;
  // After a failure the dialog or drawer stays open to try again.
  const closeIfDone = (done: readonly number[]): boolean => {
    if (done.length > 0) onClose(done);
    return done.length > 0;
  };
  if (kind === 'send' && count === 1 && first) {
    const send = (email: InvoiceEmail) => actions.send([email]).then(closeIfDone);
    return (
      <SendDrawer key={first.id} invoice={first} open={open} busy={actions.busy} onClose={() => onClose([])} onSend={send} />
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
      onCancel={() => onClose([])}
      onConfirm={() =>
        void (removes ? actions.remove(invoices.map(({ id }) => id)) : actions.send(invoices.map(emailToClient))).then(
          closeIfDone,
        )
      }
    >
      {removes
        ? t('remove.text', { count, numbers: invoices.map(({ id }) => id).join(t('common:list.comma')) })
        : t('send.manyText')}
    </ConfirmDialog>
  );
}

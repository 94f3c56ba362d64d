import type { Invoice } from '@kado/contracts/template';
import { useInvoiceActions } from '../api/use-invoice-actions.ts';
import { PayDrawer } from './pay-drawer.tsx';
import { SendDrawer } from './send-drawer.tsx';

/** The drawers beside the document. */
export type DrawerName = 'send' | 'pay';
type DrawersProps = { invoice: Invoice; opened: DrawerName | undefined; onClose: () => void };

/** The forms that open beside the document; they keep their values if the request fails. */
export function PreviewDrawers({ invoice, opened, onClose }: DrawersProps) {
  const actions = useInvoiceActions();
  const closeIfDone = async (act: Promise<boolean>) => {
    const done = await act;
    if (done) onClose();
    return done;
  };
  return (
    <>
      <SendDrawer
        invoice={invoice}
        open={opened === 'send'}
        busy={actions.busy}
        onClose={onClose}
        onSend={(letter) => closeIfDone(actions.send([letter]).then((sent) => sent.length > 0))}
      />
      <PayDrawer
        invoice={invoice}
        open={opened === 'pay'}
        busy={actions.busy}
        onClose={onClose}
        onPay={(payment) => closeIfDone(actions.pay({ ...payment, id: invoice.id }))}
      />
    </>
  );
}

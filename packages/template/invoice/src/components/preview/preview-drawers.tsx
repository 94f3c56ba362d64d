import type { Invoice } from '@kado/contracts/template';
import { useActions } from '../../api/use-invoice-actions.ts';
import { PayDrawer } from './pay-drawer.tsx';
import type { Opened } from '../../lib/opened.ts';
import { SendDrawer } from './send-drawer.tsx';

type DrawersProps = { invoice: Invoice; opened: Opened; onClose: () => void };

/** The forms that open beside the sheet; what was typed stays when the server refuses it. */
export function PreviewDrawers({ invoice, opened, onClose }: DrawersProps) {
  const acts = useActions();
  const done = (act: Promise<boolean>) => void act.then((went) => went && onClose());
  return (
    <>
      <SendDrawer
        invoice={invoice}
        open={opened === 'send'}
        busy={acts.busy}
        onClose={onClose}
        onSend={(letter) => done(acts.send([letter]))}
      />
      <PayDrawer
        invoice={invoice}
        open={opened === 'pay'}
        busy={acts.busy}
        onClose={onClose}
        onPay={(payment) => done(acts.pay({ ...payment, id: invoice.id }))}
      />
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import type { Question } from '../../lib/confirmation.ts';
import type { Letter } from '../../api/invoices-api.ts';
import type { Acts } from '../../api/use-invoice-actions.ts';

type QuestionProps = { question: Question | undefined; acts: Acts; onAnswered: (done: boolean) => void };

// A form that few ask for: its code comes with the first who does.
const SendDrawer = lazy(async () => ({ default: (await import('../preview/send-drawer.tsx')).SendDrawer }));

const letterTo = ({ id, client }: Invoice): Letter => ({ id, to: client.companyEmail });

/** Asks before something is sent or deleted, and does it. */
export function Questions({ question, acts, onAnswered }: QuestionProps) {
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
    const send = (letter: Letter) => void acts.send([letter]).then((done) => done && onAnswered(true));
    return (
      <Suspense fallback={null}>
        <SendDrawer key={first.id} invoice={first} open={open} busy={acts.busy} onClose={() => onAnswered(false)} onSend={send} />
      </Suspense>
    );
  }
  const removes = kind === 'remove';
  return (
    <ConfirmDialog
      open={open}
      busy={acts.busy}
      tone={removes ? 'danger' : 'plain'}
      title={removes ? t('remove.title', { count }) : t('send.manyTitle', { count })}
      confirmLabel={removes ? t('remove.confirm') : t('send.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => onAnswered(false)}
      onConfirm={() => answer(removes ? acts.remove(invoices.map(({ id }) => id)) : acts.send(invoices.map(letterTo)))}
    >
      {removes ? t('remove.text', { count, numbers: invoices.map(({ id }) => id).join(', ') }) : t('send.manyText')}
    </ConfirmDialog>
  );
}

import { type FormEvent, useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { FormDrawer } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { NoteField } from '@kado/template-ui';
import { Stack, TextField } from '@kado/ui';
import { COMPANY } from '../../lib/company.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';
import type { Letter } from '../../api/invoices-api.ts';
import { Attachment } from './attachment.tsx';

const MAIL = /^\S+@\S+$/;

/** The letter as it is first offered. */
function useLetter({ id, client, total, dueDate }: Invoice): Letter {
  const { t } = useTranslation('template-invoice');
  const { money, day, apart } = useWritten();
  const message = t('send.messageText', { name: client.name, number: id, total: apart(money(total)), due: apart(day(dueDate)) });
  return {
    id,
    from: COMPANY.email,
    to: client.companyEmail,
    subject: t('send.subjectText', { number: id }),
    message,
    attached: true,
  };
}

type SendProps = { invoice: Invoice; open: boolean; busy: boolean; onSend: (letter: Letter) => void; onClose: () => void };

function LetterForm({ invoice, id, onSend }: Pick<SendProps, 'invoice' | 'onSend'> & { id: string }) {
  const { t } = useTranslation('template-invoice');
  const [letter, setLetter] = useState(useLetter(invoice));
  const [tried, setTried] = useState(false);
  const bad = (mail = '') => (tried && !MAIL.test(mail) ? t('send.badTo') : undefined);
  const field = (key: 'from' | 'to' | 'subject' | 'message') => ({
    label: t(`send.${key}`),
    value: letter[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setLetter({ ...letter, [key]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const sent = { ...letter, from: letter.from?.trim() ?? '', to: letter.to.trim() };
    if (MAIL.test(sent.from) && MAIL.test(sent.to)) onSend(sent);
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={submit}>
      <TextField {...field('from')} type="email" dir="ltr" autoComplete="off" error={bad(letter.from?.trim())} />
      <TextField {...field('to')} type="email" dir="ltr" autoComplete="off" error={bad(letter.to.trim())} />
      <TextField {...field('subject')} dir="auto" />
      <NoteField {...field('message')} />
      <Attachment
        number={invoice.id}
        attached={letter.attached ?? false}
        onChange={(attached) => setLetter({ ...letter, attached })}
      />
    </Stack>
  );
}

/** Writes the letter that an invoice goes with. */
export function SendDrawer({ invoice, open, busy, onSend, onClose }: SendProps) {
  const { t } = useTranslation('template-invoice');
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('send.title', { number: invoice.id })}
      sendLabel={t('send.confirm')}
      sendIcon="send"
      busy={busy}
    >
      {(id) => <LetterForm invoice={invoice} id={id} onSend={onSend} />}
    </FormDrawer>
  );
}

import { type FormEvent, useId, useState } from 'react';
import type { Invoice } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Dialog, NoteField, Stack, TextField } from '@kado/ui';
import { useWritten } from '../lib/use-written.ts';
import type { Letter } from '../state/invoices.ts';

/** The letter as it is first offered. */
function useLetter({ id, client, total, dueDate }: Invoice): Letter {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { money, day } = useWritten();
  const message = t('send.messageText', { name: client.name, number: id, total: money(total), due: day(dueDate) });
  return { id, to: client.companyEmail, subject: t('send.subjectText', { number: id }), message };
}

type SendProps = { invoice: Invoice; open: boolean; busy: boolean; onSend: (letter: Letter) => void; onClose: () => void };

/** Writes the letter that an invoice goes with. */
export function SendDialog({ invoice, open, busy, onSend, onClose }: SendProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const form = useId();
  const offered = useLetter(invoice);
  const [letter, setLetter] = useState(offered);
  const [tried, setTried] = useState(false);
  const bad = tried && !/^\S+@\S+$/.test(letter.to) ? t('send.badTo') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (/^\S+@\S+$/.test(letter.to)) onSend(letter);
  };
  const actions = (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('common:action.cancel')}
      </Button>
      <Button type="submit" form={form} icon="send" busy={busy}>
        {t('send.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={t('send.title', { number: invoice.id })}
      actions={actions}
    >
      <Stack as="form" id={form} noValidate onSubmit={submit}>
        <TextField
          label={t('send.to')}
          type="email"
          dir="ltr"
          value={letter.to}
          error={bad}
          onChange={(event) => setLetter({ ...letter, to: event.target.value.trim() })}
        />
        <TextField
          label={t('send.subject')}
          dir="auto"
          value={letter.subject ?? ''}
          onChange={(event) => setLetter({ ...letter, subject: event.target.value })}
        />
        <NoteField
          label={t('send.message')}
          rows={7}
          value={letter.message ?? ''}
          onChange={(event) => setLetter({ ...letter, message: event.target.value })}
        />
      </Stack>
    </Dialog>
  );
}

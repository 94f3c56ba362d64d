import type { CustomerTicket } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { TextArea } from '@kado/product-ui';
import { Button, Callout, Row, Stack, useToast } from '@kado/ui';
import { type FormEvent, useState } from 'react';
import { useCloseMessageMutation, useReplyMutation } from '../api/messages.ts';

/** An operator's reply, which the customer gets by e-mail, or the end of the matter. */
export function ReplyForm({ ticket: { id, email } }: { ticket: CustomerTicket }) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const toast = useToast();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [reply, replying] = useReplyMutation();
  const [close, closing] = useCloseMessageMutation();
  const failure = replying.error ?? closing.error;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() === '' || replying.isLoading) return;
    const { error } = await reply({ id, text: text.trim() });
    if (error) return;
    setText('');
    setAsked(false);
    toast({ text: t('reply.done') });
  };
  const end = async () => {
    const { error } = await close(id);
    if (!error) toast({ text: t('reply.closed') });
  };
  return (
    <Stack as="form" method="post" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      {failure && <Callout tone="error" title={textOf(failure)} live />}
      <TextArea
        label={t('reply.label')}
        hint={t('reply.hint', { email })}
        maxLength={4000}
        value={text}
        error={asked && text.trim() === '' ? t('reply.missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Row wrap gap={12}>
        <Button type="submit" busy={replying.isLoading}>
          {t('reply.send')}
        </Button>
        <Button variant="plain" busy={closing.isLoading} onClick={() => void end()}>
          {t('reply.close')}
        </Button>
      </Row>
    </Stack>
  );
}

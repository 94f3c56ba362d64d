import { type CustomerTicket, TicketReply } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { TextArea } from '@kado/product-ui';
import { Button, Callout, ConfirmDialog, Row, Stack, Text, useToast } from '@kado/ui';
import { type FormEvent, useState } from 'react';
import { useCloseMessageMutation, useReplyMutation } from '../api/messages.ts';

/** Ends the matter; confirms first where a typed reply would be lost. */
function Close({ busy, isTyped, onClose }: { busy: boolean; isTyped: () => boolean; onClose: () => void }) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const confirm = () => {
    setConfirming(false);
    onClose();
  };
  return (
    <>
      <Button variant="plain" busy={busy} onClick={() => (isTyped() ? setConfirming(true) : onClose())}>
        {t('reply.close')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('reply.closeTitle')}
        tone="danger"
        confirmLabel={t('reply.close')}
        cancelLabel={common('action.cancel')}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        <Text>{t('reply.closeText')}</Text>
      </ConfirmDialog>
    </>
  );
}

/** An operator's reply, which the customer gets by e-mail, or the end of the matter. */
export function ReplyForm({ ticket: { id, email } }: { ticket: CustomerTicket }) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const toast = useToast();
  const { control, handleSubmit, reset, getValues } = useSchemaForm(TicketReply, {
    defaultValues: { text: '' },
    message: () => t('reply.missing'),
  });
  const [reply, replying] = useReplyMutation();
  const [close, closing] = useCloseMessageMutation();
  const failure = replying.error ?? closing.error;
  const send = handleSubmit(async ({ text }) => {
    if (replying.isLoading) return;
    closing.reset();
    const { error } = await reply({ id, text: text.trim() });
    if (error) return;
    reset();
    toast({ text: t('reply.done') });
  });
  const end = async () => {
    replying.reset();
    const { error } = await close(id);
    if (!error) toast({ text: t('reply.closed') });
  };
  return (
    <Stack as="form" method="post" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      {failure && <Callout tone="error" title={textOf(failure)} live />}
      <FormField control={control} name="text">
        {(field) => <TextArea label={t('reply.label')} hint={t('reply.hint', { email })} maxLength={4000} {...field} />}
      </FormField>
      <Row wrap gap={12}>
        <Button type="submit" busy={replying.isLoading}>
          {t('reply.send')}
        </Button>
        <Close busy={closing.isLoading} isTyped={() => getValues('text').trim() !== ''} onClose={() => void end()} />
      </Row>
    </Stack>
  );
}

import { type CustomerTicket, TicketReply } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { TextArea } from '@kado/product-ui';
import { Button, Callout, ConfirmDialog, Row, Stack, Text, useToast } from '@kado/ui';
import { type FormEvent, useState } from 'react';
import { useCloseMessageMutation, useReplyMutation } from '../api/messages.ts';
import { useDraft } from '../lib/use-draft.ts';

const EMPTY = { text: '' };
const isReply = (values: unknown): values is typeof EMPTY => TicketReply.safeParse(values).success;

/** Closes the message; asks for confirmation first if a typed reply would be lost. */
function Close({ busy, isTyped, onClose }: { busy: boolean; isTyped: boolean; onClose: () => void }) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const confirm = () => {
    setConfirming(false);
    onClose();
  };
  return (
    <>
      <Button variant="plain" busy={busy} onClick={() => (isTyped ? setConfirming(true) : onClose())}>
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

/** The form of a reply. Its draft is kept until the reply is sent or the message is closed. */
function useReplyForm({ id }: CustomerTicket) {
  const { t } = useTranslation('product-operator');
  const toast = useToast();
  const draft = useDraft(`reply.${id}`, EMPTY, isReply);
  const [start] = useState(draft.start);
  const { control, getValues, handleSubmit, reset } = useSchemaForm(TicketReply, {
    defaultValues: start,
    message: () => t('reply.missing'),
  });
  const [reply, replying] = useReplyMutation();
  const [close, closing] = useCloseMessageMutation();
  const typed = useWatch({ control, name: 'text' });
  usePersistDraft({ text: typed }, start, draft.save);
  const clear = () => {
    draft.clear();
    reset(EMPTY);
  };
  const send = handleSubmit(async ({ text }) => {
    if (replying.isLoading) return;
    closing.reset();
    const sent = getValues('text');
    const { error } = await reply({ id, text: text.trim() });
    if (error) return;
    // Text that was typed during the request stays.
    if (getValues('text') === sent) clear();
    toast({ text: t('reply.done'), tone: 'good', about: id });
  });
  const end = async () => {
    replying.reset();
    const { error } = await close(id);
    if (error) return;
    clear();
    toast({ text: t('reply.closed'), tone: 'good', about: id });
  };
  return { control, isTyped: typed.trim() !== '', send, end, replying, closing, failure: replying.error ?? closing.error };
}

/** The form for an operator's reply, which is e-mailed to the customer, with a button to close the message. A typed reply stays if another operator closes it. */
export function ReplyForm({ ticket }: { ticket: CustomerTicket }) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const { control, isTyped, send, end, replying, closing, failure } = useReplyForm(ticket);
  const isClosed = ticket.status === 'closed';
  if (isClosed && !isTyped) return <Text tone="quiet">{t('reply.over')}</Text>;
  return (
    <Stack as="form" method="post" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      {isClosed && <Callout tone="warn" title={t('reply.meanwhile')} live />}
      {failure && !isClosed && <Callout tone="error" title={textOf(failure)} live />}
      <FormField control={control} name="text">
        {(field) => (
          <TextArea label={t('reply.label')} hint={t('reply.hint', { email: ticket.email })} maxLength={4000} {...field} />
        )}
      </FormField>
      {!isClosed && (
        <Row wrap gap={12}>
          <Button type="submit" busy={replying.isLoading}>
            {t('reply.send')}
          </Button>
          <Close busy={closing.isLoading} isTyped={isTyped} onClose={() => void end()} />
        </Row>
      )}
    </Stack>
  );
}

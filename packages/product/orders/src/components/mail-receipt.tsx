import { Email, type Order } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { resetEmailReceipt, sendEmailReceiptResponse, useAppDispatch, useAppSelector, useCall } from '@kado/state';
import { Button, Dialog, TextField, useToast } from '@kado/ui';
import { useState, type FormEvent } from 'react';

const FORM = 'mail-receipt';

/** Sends the receipt to an address; one's own unless another is typed. */
export function MailReceipt({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('product-orders');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const own = useAppSelector((state) => state.session.user?.email ?? '');
  const { loading, error } = useCall(sendEmailReceiptResponse);
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const email = (typed ?? own).trim();
  const wrong = !Email.safeParse(email).success;
  const close = () => {
    dispatch(resetEmailReceipt());
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (wrong || loading) return;
    const sent = await dispatch(sendEmailReceiptResponse.load({ orderId: order.id, email }))
      .unwrap()
      .then(
        () => true,
        () => false,
      );
    if (!sent) return;
    toast({ text: t('receipt.sent', { email }), tone: 'good' });
    close();
  };
  const actions = (
    <>
      <Button variant="plain" onClick={close}>
        {t('receipt.cancel')}
      </Button>
      <Button type="submit" form={FORM} busy={loading}>
        {t('receipt.send')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t('receipt.mailTitle')} actions={actions}>
      <form id={FORM} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={t('receipt.address')}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={typed ?? own}
          onChange={({ target }) => setTyped(target.value)}
          error={tried && wrong ? t('receipt.addressWrong') : (error ?? undefined)}
        />
      </form>
    </Dialog>
  );
}

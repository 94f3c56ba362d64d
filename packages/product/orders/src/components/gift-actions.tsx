import type { OrderItem } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Row, useToast } from '@kado/ui';
import { useState } from 'react';
import { useResendGiftMutation } from '../api/orders.ts';
import { RedirectGift } from './redirect-gift.tsx';
import { RevealGift } from './reveal-gift.tsx';

/** The button that sends a gift card to somebody else, for one that has not arrived yet. */
export function ChangeRecipient({ orderId, item }: { orderId: string; item: OrderItem }) {
  const { t } = useTranslation('product-orders');
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button variant="soft" size="small" icon="edit" onClick={() => setOpen(true)}>
        {t('gift.redirect')}
      </Button>
      {open && <RedirectGift orderId={orderId} item={item} open onClose={() => setOpen(false)} />}
    </Row>
  );
}

type Open = 'reveal' | 'redirect' | undefined;

/** What the buyer can do with a delivered gift card: mail its link again, send it to somebody else, look at its code. */
export function GiftActions({ orderId, item }: { orderId: string; item: OrderItem }) {
  const { t } = useTranslation('product-orders');
  const toast = useToast();
  const textOf = useErrorText();
  const [open, setOpen] = useState<Open>();
  const [resend, { isLoading }] = useResendGiftMutation();
  const { email = '' } = item.recipient;
  const press = async () => {
    const answer = await resend({ orderId, itemId: item.id });
    const failed = 'error' in answer && answer.error;
    toast(failed ? { text: textOf(failed), tone: 'bad' } : { text: t('gift.resent', { email }), tone: 'good' });
  };
  const dialog = { orderId, item, onClose: () => setOpen(undefined) };
  return (
    <>
      <Row wrap gap={8}>
        <Button variant="soft" size="small" icon="mail" busy={isLoading} onClick={() => void press()}>
          {t('gift.resend')}
        </Button>
        <Button variant="soft" size="small" icon="edit" onClick={() => setOpen('redirect')}>
          {t('gift.redirect')}
        </Button>
        <Button variant="plain" size="small" icon="eye" onClick={() => setOpen('reveal')}>
          {t('gift.reveal')}
        </Button>
      </Row>
      {open === 'reveal' && <RevealGift {...dialog} open />}
      {open === 'redirect' && <RedirectGift {...dialog} open />}
    </>
  );
}

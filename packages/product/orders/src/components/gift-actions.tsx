import type { OrderItem } from '@kado/contracts';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Row } from '@kado/ui';
import { useState } from 'react';
import { useResendGiftMutation } from '../api/orders.ts';
import { RevealGift } from './reveal-gift.tsx';

/** The button that sends a gift card to somebody else, for one that has not arrived yet. */
export function ChangeRecipient({ onRedirect }: { onRedirect: () => void }) {
  const { t } = useTranslation('product-orders');
  return (
    <Row>
      <Button variant="soft" size="small" icon="edit" onClick={onRedirect}>
        {t('gift.redirect')}
      </Button>
    </Row>
  );
}

/** Props of GiftActions; `onRedirect` opens the form that sends the card to somebody else. */
export type GiftActionsProps = { orderId: string; item: OrderItem; onRedirect: () => void };

/** What the buyer can do with a delivered gift card: mail its link again, send it to somebody else until its code was seen, look at its code. */
export function GiftActions({ orderId, item, onRedirect }: GiftActionsProps) {
  const { t } = useTranslation('product-orders');
  const report = useMutationToast();
  const [revealing, setRevealing] = useState(false);
  const [seen, setSeen] = useState(false);
  const [resend, { isLoading }] = useResendGiftMutation();
  const { email = '' } = item.recipient;
  const press = () => report(resend({ orderId, itemId: item.id }).unwrap(), t('gift.resent', { email }));
  return (
    <>
      <Row wrap gap={8}>
        <Button variant="soft" size="small" icon="mail" busy={isLoading} onClick={() => void press()}>
          {t('gift.resend')}
        </Button>
        {!seen && (
          <Button variant="soft" size="small" icon="edit" onClick={onRedirect}>
            {t('gift.redirect')}
          </Button>
        )}
        <Button variant="plain" size="small" icon="eye" onClick={() => setRevealing(true)}>
          {t('gift.reveal')}
        </Button>
      </Row>
      {revealing && (
        <RevealGift orderId={orderId} item={item} open onSeen={() => setSeen(true)} onClose={() => setRevealing(false)} />
      )}
    </>
  );
}

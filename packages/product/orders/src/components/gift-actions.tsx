import type { OrderItem } from '@kado/contracts';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Row } from '@kado/ui';
import { useState } from 'react';
import { useResendGiftMutation } from '../api/orders.ts';
import { RevealGift } from './reveal-gift.tsx';

/** The button that changes the recipient of a gift card that has not arrived yet. */
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

/** Props of GiftActions; `onRedirect` opens the form for another recipient. */
export type GiftActionsProps = { orderId: string; item: OrderItem; onRedirect: () => void };

/** The buyer's actions for a delivered gift card: mail its link again, change the recipient (until the code was seen), show the code. */
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
      {revealing && <RevealGift orderId={orderId} item={item} onSeen={() => setSeen(true)} onClose={() => setRevealing(false)} />}
    </>
  );
}

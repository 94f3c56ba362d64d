import { SixDigits, type OrderItem, type RevealedGift } from '@kado/contracts';
import { useCopy } from '@kado/feature-kit';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { OwnPinField, type PinRefusal, pinRefusalOf } from '@kado/product-ui';
import { Button, Dialog, Stack, Text } from '@kado/ui';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useRevealGiftMutation } from '../api/orders.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';
import { useGiftErrorText } from '../lib/use-gift-error.ts';
import styles from './gift.module.css';

const FORM = 'reveal-gift';
const PinForm = z.object({ pin: SixDigits });

/** Props of the gift card dialogs. */
export type GiftDialogProps = { orderId: string; item: OrderItem; onClose: () => void };

/** The code, how to use it, and when and on which device the buyer saw it. The code gets the focus, so that screen readers read it. */
function Revealed({ gift: { code, redeem, reveals } }: { gift: RevealedGift }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Stack gap={16}>
      <bdi dir="ltr" className={styles.code} ref={shown} tabIndex={-1}>
        {code}
      </bdi>
      <Text>{redeem}</Text>
      <Stack gap={4}>
        <Text weight="medium" size="small">
          {t('gift.reveals')}
        </Text>
        <ul className={styles.reveals} aria-label={t('gift.reveals')}>
          {reveals.map(({ at, device }) => (
            <li key={`${at} ${device}`}>{format.facts(format.dateTime(at), device)}</li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

type RevealGiftProps = GiftDialogProps & { onSeen: () => void };

/** The state of the dialog, from the PIN to the code. Closing the dialog clears it. */
function useReveal({ orderId, item, onSeen, onClose }: RevealGiftProps) {
  const { t: common } = useTranslation();
  const errorText = useGiftErrorText();
  const [gift, setGift] = useState<RevealedGift>();
  const [refusal, setRefusal] = useState<PinRefusal>();
  const [reveal, { reset }] = useRevealGiftMutation();
  const { control, handleSubmit, setError, setValue, formState } = useSchemaForm(PinForm, {
    defaultValues: { pin: '' },
    message: () => common('pin.first'),
  });
  const close = () => {
    setGift(undefined);
    setRefusal(undefined);
    setValue('pin', '');
    reset();
    onClose();
  };
  const submit = handleSubmit(async ({ pin }) => {
    const { data, error } = await reveal({ orderId, itemId: item.id, pin });
    const found = pinRefusalOf(error);
    setValue('pin', '');
    setRefusal(found);
    if (data) {
      setGift(data);
      onSeen();
    } else if (!found) setError('pin', { type: 'server', message: errorText(error) });
  });
  return { gift, refusal, control, submit, close, busy: formState.isSubmitting };
}

/** A dialog that shows the gift card's code to the buyer after the PIN. It cannot be closed during the request, because the request marks the code as seen. */
export function RevealGift(props: RevealGiftProps) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const { gift, refusal, control, submit, close, busy } = useReveal(props);
  const actions = (
    <>
      <Button variant="plain" disabled={busy} onClick={close}>
        {common('action.close')}
      </Button>
      {gift ? (
        <Button icon="copy" onClick={() => void copy(gift.code, t('gift.copied'))}>
          {common('action.copy')}
        </Button>
      ) : (
        <Button type="submit" form={FORM} icon="eye" busy={busy}>
          {t('gift.show')}
        </Button>
      )}
    </>
  );
  const { item } = props;
  return (
    <Dialog open onClose={() => busy || close()} title={t('gift.codeOf', { who: item.recipient.name ?? '' })} actions={actions}>
      {gift ? (
        <Revealed gift={gift} />
      ) : (
        <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={16}>
            <Text>{t('gift.showText')}</Text>
            <FormField control={control} name="pin">
              {({ ref, value, onChange, error }) => (
                <OwnPinField ref={ref} value={value} onChange={onChange} refusal={refusal} error={error} disabled={busy} />
              )}
            </FormField>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { OwnPinField } from '@kado/product-ui';
import { Button, Dialog, Stack, Text } from '@kado/ui';
import { useId } from 'react';
import type { Gift } from '../lib/gifts.ts';
import { type ConfirmOptions, useConfirm } from '../lib/use-confirm.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import type { Terms } from '../lib/use-plan-form.ts';

export type ConfirmPlanProps = ConfirmOptions & { gift: Gift; terms: Terms; onClose: () => void };

/** Shows the terms of the plan and asks for the PIN that confirms them. Closing the dialog clears the PIN. */
export function ConfirmPlan({ gift, terms, onClose, ...options }: ConfirmPlanProps) {
  const { t } = useTranslation('product-plans');
  const { t: common } = useTranslation();
  const format = usePlanFormatters();
  const id = useId();
  const { control, submit, refusal, busy } = useConfirm(options);
  const { ceiling, schedule } = terms;
  const close = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button variant="plain" onClick={close}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" form={id} icon="lock" busy={busy}>
        {t('pin.submit')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={t('pin.title')} actions={actions}>
      <Stack as="form" gap={16} id={id} noValidate onSubmit={(event: React.FormEvent) => void submit(event)}>
        <Text>
          {t('pin.text', {
            what: format.what(gift, ceiling),
            schedule: format.schedule(schedule),
            ceiling: format.money(ceiling),
          })}
        </Text>
        <FormField control={control} name="pin">
          {({ value, onChange, error }) => (
            <OwnPinField value={value} onChange={onChange} refusal={refusal} error={error} disabled={busy} />
          )}
        </FormField>
      </Stack>
    </Dialog>
  );
}

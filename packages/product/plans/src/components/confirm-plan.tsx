import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DialogForm, OwnPinField } from '@kado/product-ui';
import { Text } from '@kado/ui';
import type { Gift } from '../lib/gifts.ts';
import { type ConfirmOptions, useConfirm } from '../lib/use-confirm.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import type { Terms } from '../lib/use-plan-form.ts';

export type ConfirmPlanProps = ConfirmOptions & { gift: Gift; terms: Terms; onClose: () => void };

/** Shows the terms of the plan and asks for the PIN that confirms them. Closing the dialog clears the PIN. */
export function ConfirmPlan({ gift, terms, onClose, ...options }: ConfirmPlanProps) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { control, submit, refusal, busy } = useConfirm(options);
  const { ceiling, schedule } = terms;
  return (
    <DialogForm
      title={t('pin.title')}
      submitLabel={t('pin.submit')}
      submitIcon="lock"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {t('pin.text', {
          what: format.what(gift, ceiling),
          schedule: format.schedule(schedule),
          ceiling: format.money(ceiling),
        })}
      </Text>
      <FormField control={control} name="pin">
        {({ ref, value, onChange, error }) => (
          <OwnPinField ref={ref} value={value} onChange={onChange} refusal={refusal} error={error} disabled={busy} />
        )}
      </FormField>
    </DialogForm>
  );
}

import type { GiftProduct } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { dayName, RadioCards, timeZoneName } from '@kado/product-ui';
import { SelectField, Stack, Text, TextField } from '@kado/ui';
import { deliveryDays, timeZonesOf } from '../lib/delivery-day.ts';
import type { GiftValues } from '../lib/gift-form-state.ts';
import type { GiftFormState } from '../lib/use-gift-form.ts';
import styles from './gift-cards.module.css';

type DeliveryFieldsProps = { product: GiftProduct; form: GiftFormState };

/** The fields for another day, and for the recipient's time zone if the country has several. */
function DayFields({ product, form: { control, values, checked, now } }: DeliveryFieldsProps) {
  const { t, i18n } = useTranslation('product-gift-cards');
  const zones = timeZonesOf(product.countryIso);
  const { first, last } = deliveryDays(values.timeZone, now);
  const wrong = values.when === 'day' && values.date !== '' && !checked.deliverOn;
  return (
    <div className={styles.pair}>
      {values.when === 'day' && (
        <FormField control={control} name="date">
          {(field) => (
            <TextField
              {...field}
              type="date"
              label={t('when.day')}
              min={first}
              max={last}
              hint={zones.length === 1 ? timeZoneName(values.timeZone, i18n.language) : undefined}
              error={
                wrong ? t('when.wrong', { first: dayName(first, i18n.language), last: dayName(last, i18n.language) }) : undefined
              }
            />
          )}
        </FormField>
      )}
      {zones.length > 1 && (
        <FormField control={control} name="timeZone">
          {(field) => (
            <SelectField
              {...field}
              label={t('when.zone')}
              options={zones.map((zone) => ({ value: zone, label: timeZoneName(zone, i18n.language) }))}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

/** The delivery time of the gift: at once, or on a day in the recipient's time zone. */
export function DeliveryFields({ product, form }: DeliveryFieldsProps) {
  const { t, i18n } = useTranslation('product-gift-cards');
  const { control, values, now } = form;
  const { first } = deliveryDays(values.timeZone, now);
  const zone = timeZoneName(values.timeZone, i18n.language);
  return (
    <Stack gap={8}>
      <Text size="small" weight="medium" aria-hidden="true">
        {t('when.label')}
      </Text>
      <FormField control={control} name="when">
        {({ value, onChange }) => (
          <RadioCards
            label={t('when.label')}
            name="when"
            value={value}
            onChange={(next) => onChange(next as GiftValues['when'])}
            options={[
              { value: 'now', head: t('when.now'), detail: t('when.nowDetail') },
              { value: 'tomorrow', head: dayName(first, i18n.language), detail: zone },
              { value: 'day', head: t('when.other'), detail: t('when.otherDetail') },
            ]}
          />
        )}
      </FormField>
      {values.when !== 'now' && <DayFields product={product} form={form} />}
    </Stack>
  );
}

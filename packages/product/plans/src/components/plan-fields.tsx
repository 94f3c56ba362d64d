import { exponentOf, type PlanSchedule } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { FieldGroup, MoneyField, RadioCards } from '@kado/product-ui';
import { SelectField, Text, VisuallyHidden } from '@kado/ui';
import { DAYS, type PlanValues, WEEKDAYS } from '../lib/schedule.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import type { PlanFormState } from '../lib/use-plan-form.ts';
import styles from './plans.module.css';

type FormProps = { form: Pick<PlanFormState, 'control'> };

/** The interval: every week or every month. */
function EveryField({ form }: FormProps) {
  const { t } = useTranslation('product-plans');
  const options = (['week', 'month'] as const).map((value) => ({ value, head: t(`form.${value}`) }));
  return (
    <FormField control={form.control} name="every">
      {({ name, value, onChange }) => (
        <div className={styles.two}>
          <RadioCards
            label={t('form.every')}
            name={name}
            value={value}
            onChange={(next) => onChange(next as PlanValues['every'])}
            options={options}
          />
        </div>
      )}
    </FormField>
  );
}

/** The day of the week: an abbreviation on screen, the full name for screen readers. */
function WeekdayField({ form }: FormProps) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const options = WEEKDAYS.map((value) => ({
    value,
    head: (
      <>
        <span aria-hidden="true">{format.weekday(value, 'short')}</span>
        <VisuallyHidden>{format.weekday(value)}</VisuallyHidden>
      </>
    ),
  }));
  return (
    <FormField control={form.control} name="weekday">
      {({ name, value, onChange }) => (
        <div className={styles.week}>
          <RadioCards label={t('form.weekday')} name={name} value={value} onChange={onChange} options={options} />
        </div>
      )}
    </FormField>
  );
}

/** The day of the month. */
function DayField({ form }: FormProps) {
  const { t } = useTranslation('product-plans');
  return (
    <div className={styles.narrow}>
      <FormField control={form.control} name="day">
        {(field) => (
          <SelectField
            {...field}
            label={t('form.day')}
            hint={t('form.shorter')}
            options={DAYS.map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
    </div>
  );
}

/** The schedule of a plan: interval, day and time zone. */
export function ScheduleFields({ form, schedule, time }: FormProps & { schedule: PlanSchedule; time: string }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  return (
    <FieldGroup legend={t('form.when')} gap={16}>
      <EveryField form={form} />
      {schedule.every === 'week' ? <WeekdayField form={form} /> : <DayField form={form} />}
      <Text size="small" tone="quiet">
        {t('form.zone', { time, zone: format.zone(schedule.timeZone) })}
      </Text>
    </FieldGroup>
  );
}

/** The maximum price of one gift. */
export function CeilingField({ form, currency }: FormProps & { currency: string }) {
  const { t } = useTranslation('product-plans');
  return (
    <FieldGroup legend={t('form.limit')}>
      <div className={styles.narrow}>
        <FormField control={form.control} name="ceiling">
          {(field) => (
            <MoneyField
              {...field}
              label={t('ceiling.label')}
              decimals={exponentOf(currency)}
              code={currency}
              hint={t('ceiling.hint')}
            />
          )}
        </FormField>
      </div>
    </FieldGroup>
  );
}

import type { PlanDetails, PlanRequest } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Split } from '@kado/product-ui';
import { Callout, PageTitle, Stack } from '@kado/ui';
import type { ReactNode } from 'react';
import type { Gift } from '../lib/gifts.ts';
import type { Saved } from '../lib/use-confirm.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { type PlanFormOptions, usePlanForm } from '../lib/use-plan-form.ts';
import { ConfirmPlan } from './confirm-plan.tsx';
import { FirstDates } from './first-dates.tsx';
import { CeilingField, ScheduleFields } from './plan-fields.tsx';
import { PlanBar, PlanSummary } from './plan-summary.tsx';
import styles from './plans.module.css';

export type PlanFormProps = PlanFormOptions & {
  gift: Gift;
  head: string;
  action: string;
  /** Shown below the title: a link to choose another gift. */
  other?: ReactNode;
  save: (terms: PlanRequest) => Promise<Saved>;
  onSaved: (plan: PlanDetails) => void;
};

/** The form for the terms of a plan, with the summary beside it; submitting it asks for the PIN. */
export function PlanForm({ gift, head, action, other, save, onSaved, ...options }: PlanFormProps) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const form = usePlanForm(options);
  const { price, currency } = options;
  const { schedule, dates, terms, failure } = form;
  const [first] = dates;
  const summary = { gift, price, currency, form, action };
  return (
    <>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <Split aside={<PlanSummary {...summary} />} asideLabel={t('summary.label')}>
          <Stack gap={40} className={styles.fields}>
            <Stack gap={8}>
              <PageTitle before={format.kind(gift)}>{head}</PageTitle>
              {other}
            </Stack>
            {failure && (
              <Callout tone="error" title={t('form.failed')} live>
                {failure}
              </Callout>
            )}
            <ScheduleFields form={form} schedule={schedule} time={first ? format.timeIn(first.at, schedule.timeZone) : ''} />
            <FirstDates dates={dates} />
            <CeilingField form={form} currency={currency} />
          </Stack>
          <PlanBar {...summary} />
        </Split>
      </form>
      {terms && (
        <ConfirmPlan
          gift={gift}
          terms={terms}
          save={(pin) => save({ item: gift.item, ...terms, pin })}
          onSaved={(plan) => {
            form.clearDraft();
            onSaved(plan);
          }}
          onRefused={form.back}
          onClose={() => form.back()}
        />
      )}
    </>
  );
}

import {
  fromDecimal,
  type Money,
  type PlanDate,
  type PlanRequest,
  type PlanRun,
  type PlanSchedule,
  planDates,
} from '@kado/contracts';
import { useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useServerNow } from '@kado/state';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ceilingProblem, isDraft, planSchema, type PlanValues, scheduleOf } from './schedule.ts';
import { usePlanFormatters } from './use-formatters.ts';
import type { Refused } from './use-confirm.ts';

/** The first run is at least this many milliseconds in the future. */
const NOTICE_MS = 86_400_000;
const SHOWN = 3;

/** The terms that the PIN confirms. */
export type Terms = Pick<PlanRequest, 'ceiling' | 'schedule'>;

export type PlanFormOptions = {
  initial: PlanValues;
  /** The current price of the gift; undefined while it cannot be bought. */
  price: Money | undefined;
  currency: string;
  timeZone: string;
  /** The runs of an existing plan. */
  runs?: readonly PlanRun[];
};

/**
 * The first dates of a schedule, without skipped or already ordered ones, because a new schedule does not send on them again. An announced run is sent as long
 * as the schedule stays the same (`isSame`).
 */
function firstDates(schedule: PlanSchedule, runs: readonly PlanRun[], now: number, isSame: boolean): PlanDate[] {
  const ahead = runs.filter(({ at }) => Date.parse(at) > now);
  const announced = isSame ? ahead.filter(({ status }) => status === 'announced') : [];
  const decided = [...ahead.filter(({ status }) => status === 'skipped' || status === 'ordered'), ...announced];
  const later = planDates(schedule, new Date(now + NOTICE_MS), SHOWN + decided.length).filter(({ date }) =>
    decided.every((run) => run.date !== date),
  );
  return [...announced, ...later].slice(0, SHOWN);
}

/** The form of a plan: its values, its first dates, and the terms that wait for the PIN. A draft keeps the values until they are saved. */
export function usePlanForm({ initial, price, currency, timeZone, runs = [] }: PlanFormOptions) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const now = useServerNow();
  const [terms, setTerms] = useState<Terms>();
  const [refused, setRefused] = useState<Refused>();
  const { pathname, search } = useLocation();
  const draft = useFormDraft({ name: 'plan', at: pathname + search, fits: isDraft });
  const [start] = useState(draft.start ?? initial);
  const schema = planSchema(price, currency);
  const { control, handleSubmit, setError, setFocus, clearErrors, formState } = useSchemaForm(schema, {
    defaultValues: start,
    message: ({ input }) =>
      price && ceilingProblem(String(input), price, currency) === 'tooLow'
        ? t('ceiling.tooLow', { price: format.money(price) })
        : t('ceiling.missing'),
  });
  const values = useWatch({ control }) as PlanValues;
  usePersistDraft(values, start, draft.save);
  const schedule = scheduleOf(values, timeZone);
  const ceiling = fromDecimal(values.ceiling, currency);
  const submit = handleSubmit((valid) => {
    const limit = fromDecimal(valid.ceiling, currency);
    if (limit) setTerms({ ceiling: limit, schedule: scheduleOf(valid, timeZone) });
  });
  // An effect, so that it runs after the dialog has returned the focus to its opener.
  useEffect(() => void (refused?.ceiling && setFocus('ceiling')), [refused, setFocus]);
  return {
    control,
    submit,
    schedule,
    ceiling,
    dates: firstDates(schedule, runs, now, JSON.stringify(schedule) === JSON.stringify(scheduleOf(initial, timeZone))),
    terms,
    clearDraft: draft.clear,
    /** Closes the PIN dialog; a refusal by the server is shown at its field, or above the form. */
    back: (refusal: Refused = {}) => {
      setTerms(undefined);
      clearErrors();
      setRefused(refusal);
      if (refusal.ceiling) setError('ceiling', { type: 'server', message: refusal.ceiling });
      if (refusal.form) setError('root.server', { type: 'server', message: refusal.form });
    },
    failure: formState.errors.root?.['server']?.message,
  };
}

/** The result of usePlanForm. */
export type PlanFormState = ReturnType<typeof usePlanForm>;

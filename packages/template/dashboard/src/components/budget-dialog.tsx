import * as z from 'zod/mini';
import { errorText } from '@kado/feature-kit';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { formatThousands, parseDecimal, useTranslation } from '@kado/i18n';
import { Button, Dialog, TextField, useToast } from '@kado/ui';
import { useSetBudgetMutation } from '../api/cards-api.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import styles from './budget-dialog.module.css';

const FIRST = '5000';
const MAX_BUDGET = 99_999_999;

type BudgetProps = { year: number; budget: number; onClose: () => void };

/** Whole dollars as typed in that language; 0 when they cannot be read. */
function parseDollars(typed: string, lng: string): number {
  const reading = parseDecimal(typed, lng, { digits: 0 });
  return reading.ok ? Number(reading.decimal) : 0;
}

/** The form that raises a budget. A saved raise can be undone; the reason for a rejected raise is shown at the field. */
function useBudgetForm({ year, budget, onClose }: BudgetProps) {
  const { t, i18n } = useTranslation(['template-dashboard', 'common']);
  const { usd } = useCardFormatters();
  const toast = useToast();
  const [save] = useSetBudgetMutation();
  const raised = (typed: string) => budget + parseDollars(typed, i18n.language);
  const refusal = (typed: string) =>
    raised(typed) > MAX_BUDGET
      ? t('common:amount.tooMuch', { limit: formatThousands(MAX_BUDGET - budget, i18n.language) })
      : t('budget.bad');
  const schema = z.object({ more: z.string().check(z.refine((typed) => raised(typed) > budget && raised(typed) <= MAX_BUDGET)) });
  const form = useSchemaForm(schema, {
    defaultValues: { more: FIRST },
    mode: 'onChange',
    message: ({ input }) => refusal(String(input)),
  });
  const { control, handleSubmit, setError, formState } = form;
  const reason = (cause: unknown) => errorText(cause) ?? t('common:error.text');
  const undo = async () => {
    const { error } = await save({ year, budget });
    toast(error ? { text: reason(error), tone: 'bad' } : { text: t('budget.undone', { budget: usd(budget) }) });
  };
  const submit = handleSubmit(async ({ more }) => {
    const next = raised(more);
    const { error } = await save({ year, budget: next });
    if (error) return setError('more', { message: reason(error) });
    const text = t('budget.done', { budget: usd(next), year });
    toast({ text, tone: 'good', undo: { label: t('common:action.undo'), onUndo: () => void undo() } });
    onClose();
  });
  const next = raised(useWatch({ control, name: 'more' }));
  return { control, submit, busy: formState.isSubmitting, hint: t('budget.next', { from: usd(budget), to: usd(next) }) };
}

/** Raises a year's budget. */
export function BudgetDialog(props: BudgetProps) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const { control, submit, busy, hint } = useBudgetForm(props);
  const actions = (
    <>
      <Button variant="plain" onClick={props.onClose}>
        {t('common:action.cancel')}
      </Button>
      <Button type="submit" form="budget" busy={busy}>
        {t('budget.raise')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={props.onClose} title={t('budget.title', { year: props.year })} actions={actions}>
      <form id="budget" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormField control={control} name="more">
          {(field) => (
            <TextField label={t('budget.more')} inputMode="numeric" autoComplete="off" hint={hint} start="$" {...field} />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Dialog, TextField, useToast } from '@kado/ui';
import { parseWholeDollars } from '../lib/read-amount.ts';
import { useFigures } from '../lib/use-figures.ts';
import { useSetBudgetMutation } from '../api/cards-api.ts';
import styles from './budget-dialog.module.css';

const FIRST = '5000';
const MOST = 99_999_999;

type Raise = { year: number; budget: number; onDone: () => void };

/** Saves a raised budget and says so; the former one comes back with undo. */
function useRaise({ year, budget, onDone }: Raise) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const { usd } = useFigures();
  const toast = useToast();
  const [error, setError] = useState<string>();
  const [save, { isLoading }] = useSetBudgetMutation();
  const why = (cause: unknown) => errorText(cause) ?? t('common:error.text');
  const undo = async () => {
    const answer = await save({ year, budget });
    toast(answer.error ? { text: why(answer.error), tone: 'bad' } : { text: t('budget.undone', { budget: usd(budget) }) });
  };
  const raise = async (more: number | undefined) => {
    const next = budget + (more ?? 0);
    if (next === budget || next > MOST) return setError(t('budget.bad'));
    const answer = await save({ year, budget: next });
    if (answer.error) return setError(why(answer.error));
    const text = t('budget.done', { budget: usd(next), year });
    toast({ text, tone: 'good', undo: { label: t('common:action.undo'), onUndo: () => void undo() } });
    onDone();
  };
  return { raise, busy: isLoading, error, forget: () => setError(undefined) };
}

/** Raises a year's budget. */
export function BudgetDialog({ year, budget, onClose }: { year: number; budget: number; onClose: () => void }) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const { usd } = useFigures();
  const [text, setText] = useState(FIRST);
  const { raise, busy, error, forget } = useRaise({ year, budget, onDone: onClose });
  const more = parseWholeDollars(text);
  const actions = (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('common:action.cancel')}
      </Button>
      <Button type="submit" form="budget" busy={busy}>
        {t('budget.raise')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('budget.title', { year })} actions={actions}>
      <form
        id="budget"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void raise(more);
        }}
      >
        <TextField
          label={t('budget.more')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          hint={t('budget.next', { from: usd(budget), to: usd(budget + (more ?? 0)) })}
          start="$"
          onChange={(event) => {
            setText(event.currentTarget.value);
            forget();
          }}
        />
      </form>
    </Dialog>
  );
}

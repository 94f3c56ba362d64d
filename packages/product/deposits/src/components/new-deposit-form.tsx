import type { Balance } from '@kado/contracts';
import { exponentOf } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { MoneyField, RadioCards, Split, type AmountProblem } from '@kado/product-ui';
import { Callout, PageTitle, SelectField, Stack } from '@kado/ui';
import { currenciesOf } from '../lib/form-state.ts';
import { suggestedAmounts, type DepositOption } from '../lib/options.ts';
import { useDepositForm, type DepositFormState } from '../lib/use-deposit-form.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import { BankChoice } from './bank-choice.tsx';
import { DepositBar, DepositSummary } from './deposit-summary.tsx';
import styles from './deposits.module.css';

function useProblemText() {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  return (problem: AmountProblem, bank: string) =>
    'limit' in problem ? t(`amount.${problem.kind}`, { bank, limit: format.money(problem.limit) }) : t('amount.empty');
}

/** The currency of the transfer. */
function CurrencyField({ form, options }: { form: DepositFormState; options: readonly DepositOption[] }) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const currencies = currenciesOf(options);
  if (currencies.length < 2) return null;
  return (
    <SelectField
      label={t('amount.currency')}
      value={form.checked.option?.price.currency ?? ''}
      onChange={({ target }) => form.chooseCurrency(target.value)}
      options={currencies.map((value) => ({ value, label: format.facts(format.nameOf('currency', value), value) }))}
    />
  );
}

/** The amount to transfer: typed, or one of the suggested round amounts. */
function AmountFields({ form, option }: { form: DepositFormState; option: DepositOption }) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const problemText = useProblemText();
  const { price, bank } = option;
  const { problem } = form.checked;
  const suggested = suggestedAmounts(price);
  return (
    <Stack gap={16} className={styles.amount}>
      <FormField control={form.control} name="amount">
        {({ error, ...field }) => (
          <MoneyField
            {...field}
            large
            label={t('amount.label', { currency: price.currency })}
            onChange={form.typed}
            decimals={exponentOf(price.currency)}
            code={price.currency}
            error={error || (form.showProblem && problem ? problemText(problem, bank.name) : undefined)}
          />
        )}
      </FormField>
      {suggested.length > 0 && (
        <div className={styles.suggested}>
          <RadioCards
            label={t('amount.suggested')}
            name="suggested"
            value={suggested.find((each) => Number(each) === Number(form.values.amount || Number.NaN))}
            onChange={form.typed}
            options={suggested.map((value) => ({ value, head: format.thousands(value) }))}
          />
        </div>
      )}
    </Stack>
  );
}

export type NewDepositFormProps = { options: readonly DepositOption[]; wallet: Balance };

/** Amount and bank; the summary beside them shows the credited money. */
export function NewDepositForm({ options, wallet }: NewDepositFormProps) {
  const { t } = useTranslation('product-deposits');
  const form = useDepositForm(options, wallet.currency);
  const { option } = form.checked;
  const summary = { checked: form.checked, wallet, busy: form.busy };
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Split aside={<DepositSummary {...summary} />} asideLabel={t('summary.label')}>
        <Stack gap={40} className={styles.fields}>
          <Stack gap={24}>
            <PageTitle>{t('page.newHead')}</PageTitle>
            {option && <AmountFields form={form} option={option} />}
            <div className={styles.currency}>
              <CurrencyField form={form} options={options} />
            </div>
          </Stack>
          {option && <BankChoice form={form} wallet={wallet.currency} />}
          {form.failure && (
            <Callout tone="error" title={t('error.create')} live>
              {form.failure}
            </Callout>
          )}
        </Stack>
        <DepositBar {...summary} />
      </Split>
    </form>
  );
}

import { exponentOf, type Item, type Money } from '@kado/contracts';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Button, Link, Row, Stack } from '@kado/ui';
import { formatAmount, MoneyField, RadioCards, type AmountProblem } from '@kado/product-ui';
import { useCallback } from 'react';
import { amountSchema, readAmount } from '../lib/limits.ts';
import { editPath, fixedValue, type Offer } from '../lib/offers.ts';
import styles from './cart.module.css';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type LineEditorProps = { item: Item; offer: Offer; onSave: (amount: Money) => void; onClose: () => void };

/** Edits the amount of a line in place; other data is edited in the item's own form. */
export function LineEditor({ item, offer, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const { currency } = item.amount;
  const read = (text: string) => readAmount(text, currency, offer);
  const { control, handleSubmit } = useSchemaForm(amountSchema(read), {
    defaultValues: { amount: formatAmount(item.amount) },
    message: () => '', // the field itself shows its error while the user types
  });
  const { money, problem } = read(useWatch({ control, name: 'amount' }));
  // Focuses the chosen fixed amount, else the amount field.
  const enter = useCallback((form: HTMLFormElement | null) => {
    (form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector('input'))?.focus();
  }, []);
  const submit = handleSubmit(onSave);
  const label = t('line.amountLabel', { who: format.who(item) });
  return (
    <form ref={enter} onSubmit={(event) => void submit(event)} noValidate>
      <Stack className={styles.editor}>
        <FormField control={control} name="amount">
          {({ value, onChange }) =>
            offer.fixed ? (
              <RadioCards
                label={label}
                name={`amount-${item.id}`}
                value={value}
                onChange={onChange}
                options={offer.fixed.map((fixed) => ({
                  value: fixedValue(fixed),
                  head: <bdi>{format.bundle(fixed.label, fixed.receive)}</bdi>,
                  ...(fixed.amount.currency !== fixed.receive.currency && { detail: <bdi>{format.money(fixed.amount)}</bdi> }),
                }))}
              />
            ) : (
              <MoneyField
                label={label}
                value={value}
                onChange={onChange}
                decimals={exponentOf(currency)}
                code={currency}
                error={problem && <ProblemText problem={problem} wallet={offer.rule.currency} />}
              />
            )
          }
        </FormField>
        <Row wrap gap={8}>
          <Button type="submit" size="small" disabled={!money}>
            {t('line.saveAmount')}
          </Button>
          <Button size="small" variant="plain" onClick={onClose}>
            {t('line.cancel')}
          </Button>
          <Link className={styles.more} size="small" to={editPath(item)}>
            {t(`line.more.${item.kind}`)}
          </Link>
        </Row>
      </Stack>
    </form>
  );
}

function ProblemText({ problem, wallet }: { problem: AmountProblem; wallet: string }) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  if (!('limit' in problem)) return t('line.required');
  return t(`line.${problem.kind}`, {
    limit: format.either(problem.limit, wallet),
  });
}

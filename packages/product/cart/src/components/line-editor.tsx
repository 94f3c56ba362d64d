import { exponentOf, toDecimal, type Money, type Network, type TopupItem } from '@kado/contracts';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Button, Link, Row, Stack } from '@kado/ui';
import { MoneyField, RadioCards } from '@kado/product-ui';
import { useCallback } from 'react';
import { amountSchema, readAmount, type Problem } from '../lib/limits.ts';
import styles from './cart.module.css';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type LineEditorProps = { item: TopupItem; network: Network; onSave: (amount: Money) => void; onClose: () => void };

const start = (money: Money) => toDecimal(money).replace(/\.0+$/, '');

/** Edits a line's amount in place; number and network are edited in the whole form. */
export function LineEditor({ item, network, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const { currency } = item.amount;
  const read = (text: string) => readAmount(text, currency, network);
  const { control, handleSubmit, watch } = useSchemaForm(amountSchema(read), {
    defaultValues: { amount: start(item.amount) },
    message: () => '', // the field shows its error while it is filled in
  });
  const { money, problem } = read(watch('amount'));
  const enter = useCallback((field: HTMLInputElement | null) => field?.focus(), []);
  const submit = handleSubmit(onSave);
  const label = t('line.amountLabel', { who: format.who(item) });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack className={styles.editor}>
        <FormField control={control} name="amount">
          {({ value, onChange }) =>
            network.denominationType === 'FIXED' ? (
              <RadioCards
                label={label}
                name={`amount-${item.id}`}
                value={value}
                onChange={onChange}
                options={(network.fixedAmounts ?? []).map(({ send, receive, label: name }) => ({
                  value: start(send),
                  head: <bdi>{format.bundle(name, receive)}</bdi>,
                  detail: <bdi>{format.money(send)}</bdi>,
                }))}
              />
            ) : (
              <MoneyField
                ref={enter}
                label={label}
                value={value}
                onChange={onChange}
                decimals={exponentOf(currency)}
                code={currency}
                error={problem && <ProblemText problem={problem} wallet={network.sendCurrency} />}
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
          <Link className={styles.more} size="small" to={`/send/top-up?item=${encodeURIComponent(item.id)}`}>
            {t('line.more')}
          </Link>
        </Row>
      </Stack>
    </form>
  );
}

function ProblemText({ problem, wallet }: { problem: Problem; wallet: string }) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  if (problem.kind === 'empty') return t('line.required');
  return t(`line.${problem.kind}`, {
    limit: problem.limit.currency === wallet ? format.money(problem.limit) : format.received(problem.limit),
  });
}

import { exponentOf, toDecimal, type Money, type Network, type TopupItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Link, Row, Stack } from '@kado/ui';
import { MoneyField, RadioCards } from '@kado/product-ui';
import { useCallback, useState, type FormEvent } from 'react';
import { readAmount, type Problem } from '../lib/limits.ts';
import styles from './cart.module.css';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type LineEditorProps = { item: TopupItem; network: Network; onSave: (amount: Money) => void; onClose: () => void };

const start = (money: Money) => toDecimal(money).replace(/\.0+$/, '');

/** Changes a line's amount in its place; number and network have the whole form. */
export function LineEditor({ item, network, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const [text, setText] = useState(() => start(item.amount));
  const { currency } = item.amount;
  const { money, problem } = readAmount(text, currency, network);
  const enter = useCallback((field: HTMLInputElement | null) => field?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (money) onSave(money);
  };
  const label = t('line.amountLabel', { who: format.who(item) });
  return (
    <form onSubmit={submit} noValidate>
      <Stack className={styles.editor}>
        {network.denominationType === 'FIXED' ? (
          <RadioCards
            label={label}
            name={`amount-${item.id}`}
            value={text}
            onChange={setText}
            options={(network.fixedAmounts ?? []).map(({ send, receive, label: name }) => ({
              value: start(send),
              head: <bdi>{name || format.received(receive)}</bdi>,
              detail: <bdi>{format.money(send)}</bdi>,
            }))}
          />
        ) : (
          <MoneyField
            ref={enter}
            label={label}
            value={text}
            onChange={setText}
            decimals={exponentOf(currency)}
            code={currency}
            error={problem && <ProblemText problem={problem} wallet={network.sendCurrency} />}
          />
        )}
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

import { useTranslation } from '@kado/i18n';
import { amountProblemOf, FieldGroup, parseAmount } from '@kado/product-ui';
import { initialsOf, RadioList, StatusText, Text, Tile } from '@kado/ui';
import { priceFor, type DepositOption } from '../lib/options.ts';
import type { DepositFormState } from '../lib/use-deposit-form.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import styles from './deposits.module.css';

type OptionProps = { option: DepositOption; amount: string; wallet: string };

/** The credited money and the fee of a bank; its limits if it does not accept the amount. */
function OptionFigures({ option: { price }, amount: decimal, wallet }: OptionProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const typed = { text: decimal, currency: price.currency };
  const amount = parseAmount(typed);
  const problem = amountProblemOf(typed, price);
  if (!amount) return null;
  if (problem && 'limit' in problem)
    return (
      <Text as="span" size="small" tone="quiet" className={styles.end}>
        {t(`bank.${problem.kind}`, { limit: format.figure(problem.limit) })}
      </Text>
    );
  const { fee, credited } = priceFor(amount, price, wallet);
  return (
    <span className={styles.end}>
      <Text as="span" weight="strong">
        <bdi>{credited.currency === price.currency ? format.figure(credited) : format.money(credited)}</bdi>
      </Text>
      <Text as="span" size="small" tone="quiet">
        {t('bank.fee', { amount: format.figure(fee) })}
      </Text>
    </span>
  );
}

function OptionDetail({ option: { price }, wallet }: Omit<OptionProps, 'amount'>) {
  const format = useDepositFormatters();
  return (
    <>
      <span className={styles.block}>
        {format.facts(
          format.rule(price.fee),
          price.currency === wallet ? undefined : format.rate(price.currency, wallet, price.rate, 'wallet'),
        )}
      </span>
      <span className={styles.eta}>
        <StatusText tone="quiet" icon="clock" size="small">
          {format.about(price.etaMinutes)}
        </StatusText>
      </span>
    </>
  );
}

export type BankChoiceProps = { form: DepositFormState; wallet: string };

/** The banks to choose from, each with its price for the typed amount. */
export function BankChoice({ form, wallet }: BankChoiceProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const { option, offered } = form.checked;
  if (!option) return null;
  const { bank, price } = option;
  return (
    <FieldGroup legend={t('bank.head')} gap={16}>
      <RadioList
        label={t('bank.head')}
        name="bank"
        value={bank.id}
        onChange={form.chooseBank}
        options={offered.map((each) => ({
          value: each.bank.id,
          head: each.bank.name,
          tile: <Tile id={each.bank.id} initials={initialsOf(each.bank.name)} />,
          detail: <OptionDetail option={each} wallet={wallet} />,
          end: <OptionFigures option={each} amount={form.values.amount} wallet={wallet} />,
        }))}
      />
      <Text size="small" tone="quiet">
        {t('bank.limits', { bank: bank.name, min: format.figure(price.min), max: format.money(price.max) })}
      </Text>
    </FieldGroup>
  );
}

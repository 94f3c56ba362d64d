import { toDecimal, type Bank, type Deposit } from '@kado/contracts';
import { QueryView, useCopy, type Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { accountText, Panel } from '@kado/product-ui';
import { Button, IconButton, Skeleton, Stack, Text } from '@kado/ui';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import styles from './deposit.module.css';

type RowProps = { name: string; shown: string; copied?: string; large?: boolean };

/** One detail of the transfer, with a copy button. */
function TransferRow({ name, shown, copied = shown, large }: RowProps) {
  const { t } = useTranslation('product-deposits');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const label = t('copy.name', { name });
  const press = () => void copy(copied, t('copy.done', { name }));
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={large ? styles.large : styles.value}>
        <bdi>{shown}</bdi>
      </dd>
      <dd className={styles.copy}>
        {large ? (
          <Button variant="soft" size="small" icon="copy" aria-label={label} onClick={press}>
            {common('action.copy')}
          </Button>
        ) : (
          <IconButton icon="copy" label={label} onClick={press} />
        )}
      </dd>
    </div>
  );
}

/** Shown in place of a missing account: loading, an error, or a note that the bank has none. */
function MissingAccount({ banks }: { banks: Query<readonly Bank[]> }) {
  const { t } = useTranslation('product-deposits');
  const skeleton = (
    <Stack gap={12}>
      <Skeleton inline={120} block={40} />
      <Skeleton inline={200} block={40} />
    </Stack>
  );
  return (
    <div className={styles.account}>
      <QueryView
        query={banks}
        skeleton={skeleton}
        empty={<Text tone="quiet">{t('transfer.missing')}</Text>}
        isEmpty={() => true}
        errorTitle={t('error.account')}
      >
        {() => null}
      </QueryView>
    </div>
  );
}

export type TransferDetailsProps = {
  deposit: Deposit;
  bank: Bank | undefined;
  /** The request that loads the banks. */
  banks: Query<readonly Bank[]>;
};

/** The account to transfer to, with the reference and the amount. */
export function TransferDetails({ deposit, bank, banks }: TransferDetailsProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const account = bank?.depositAccount;
  return (
    <Panel as="section" aria-label={t('transfer.label')} gap={0}>
      <dl className={styles.facts}>
        <TransferRow name={t('transfer.reference')} shown={deposit.reference} large />
        <TransferRow name={t('transfer.amount')} shown={format.money(deposit.amount)} copied={toDecimal(deposit.amount)} />
        {account && <TransferRow name={t('transfer.account')} shown={accountText(account.number)} copied={account.number} />}
        {account && <TransferRow name={t('transfer.holder')} shown={account.holder} />}
        {bank && <TransferRow name={t('transfer.bank')} shown={bank.name} />}
        {account && <TransferRow name={t('transfer.code')} shown={account.bankCode} />}
      </dl>
      {!account && <MissingAccount banks={banks} />}
    </Panel>
  );
}

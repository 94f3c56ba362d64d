import type { Bank, Deposit } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ListRow, MoneyText } from '@kado/product-ui';
import { initialsOf, StatusText, Tile } from '@kado/ui';
import { isOpen, STATUS_STYLES } from '../lib/states.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';

/** One deposit: amount and bank, reference and time, the credited amount, and the status. */
export function DepositRow({ deposit, bank }: { deposit: Deposit; bank: Bank | undefined }) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const { id, reference, amount, credited, status, createdAt } = deposit;
  const { icon, tone } = STATUS_STYLES[status];
  const name = bank?.name ?? '';
  return (
    <ListRow
      to={`/deposits/${id}`}
      picture={<Tile id={deposit.bankId} initials={initialsOf(name)} />}
      head={bank ? t('list.through', { bank: name }) : reference}
      meta={format.facts(reference, format.dateTime(createdAt))}
      amount={<MoneyText money={credited ?? amount} struck={!isOpen(deposit) && !credited} />}
      state={
        <StatusText icon={icon} tone={tone}>
          {t(`state.${status}`)}
        </StatusText>
      }
    />
  );
}

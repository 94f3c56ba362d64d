import type { CardTransaction, StoreOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead, Person } from '@kado/template-ui';
import { cx, Icon, type IconName } from '@kado/ui';
import { PLACEHOLDER_STORE } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import styles from './figures.module.css';

const ICONS: Readonly<Record<CardTransaction['kind'], IconName>> = {
  wallet: 'wallet',
  bank: 'bank',
  card: 'card',
  cash: 'cash',
  refund: 'undo',
};

/** The latest transactions of a period. */
export function TransactionsCard({ store, span }: { store: Query<StoreOverview>; span: string }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const exported = () => ({
    heads: [t('transactions.kind'), t('transactions.note'), t('transactions.amount')],
    rows: (store.data?.transactions ?? []).map(({ kind, note, amount }) => [t(`transactions.kinds.${kind}`), note, amount]),
  });
  return (
    <>
      <CellHead
        title={t('cards.transactions')}
        detail={span}
        end={<CardMenu card="transactions" table={exported} onRefresh={async () => store.refetch?.()} />}
      />
      <CardView query={store} blank={PLACEHOLDER_STORE}>
        {({ transactions }) => (
          <ul className={styles.rows}>
            {transactions.map(({ id, kind, note, amount }) => (
              <li key={id}>
                <span className={styles.grow}>
                  <Person
                    picture={
                      <span className={styles.tile}>
                        <Icon name={ICONS[kind]} size={16} />
                      </span>
                    }
                    name={t(`transactions.kinds.${kind}`)}
                    detail={note}
                  />
                </span>
                <bdi className={cx(styles.medium, amount > 0 && styles.up)}>{format.cents(amount, true)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </CardView>
    </>
  );
}

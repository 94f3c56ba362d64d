import { type CustomerOrder, ItemKind, OrderStatus } from '@kado/contracts';
import { type AllowedValues, useErrorText, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CsvButton, List, ListRow, MoneyText, OrderStatusText, PeriodFields, useFormatters } from '@kado/product-ui';
import { useAccountQuery } from '../api/accounts.ts';
import { useCustomerOrdersCsvMutation, useCustomerOrdersInfiniteQuery } from '../api/orders.ts';
import { Choice, FilterChip, Filters, Search } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';
import { useLive } from '../lib/use-live.ts';

type State = { q: string; status: '' | OrderStatus; kind: '' | ItemKind; customer: string; from: string; to: string };

const DEFAULTS: State = { q: '', status: '', kind: '', customer: '', from: '', to: '' };
const ALLOWED: AllowedValues<State> = { status: ['', ...OrderStatus.options], kind: ['', ...ItemKind.options] };

function OrderRow({ order: { id, reference, customer, total, status, createdAt } }: { order: CustomerOrder }) {
  const format = useFormatters();
  return (
    <ListRow
      to={`/operator/orders/${id}`}
      head={
        <bdi>
          {customer.firstName} {customer.lastName}
        </bdi>
      }
      meta={format.facts(reference, format.dateTime(createdAt))}
      amount={<MoneyText money={total} />}
      state={<OrderStatusText status={status} />}
    />
  );
}

/** The filter for one customer, with the name once it has loaded. */
function CustomerChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { currentData } = useAccountQuery(id);
  return <FilterChip onRemove={onRemove}>{currentData ? `${currentData.firstName} ${currentData.lastName}` : id}</FilterChip>;
}

/** /operator/orders: all customers' orders, polled while the page is in use; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const query = useDebouncedQuery(filters);
  const live = useLive();
  const list = live.watch(useCustomerOrdersInfiniteQuery(query, live.options));
  const [csv] = useCustomerOrdersCsvMutation();
  const textOf = useErrorText();
  return (
    <OperatorFrame title={t('nav.orders')}>
      <Filters>
        <Search hint={t('orders.hint')} value={filters.q} onChange={(q) => change({ q })} />
        <Choice
          label={t('orders.status')}
          all={t('orders.anyStatus')}
          value={filters.status}
          options={OrderStatus.options}
          nameOf={(status) => common(`orderState.${status}`)}
          onChange={(status) => change({ status })}
        />
        <Choice
          label={t('orders.kind')}
          all={t('orders.anyKind')}
          value={filters.kind}
          options={ItemKind.options}
          nameOf={(kind) => t(`kind.${kind}`)}
          onChange={(kind) => change({ kind })}
        />
        {filters.customer && <CustomerChip id={filters.customer} onRemove={() => change({ customer: '' })} />}
        <PeriodFields days={filters} onChange={change} />
        <CsvButton name={t('csv.orders')} file="orders.csv" load={() => csv(query)} textOf={textOf} />
      </Filters>
      <Rows list={list} empty={t('orders.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(orders) => (
          <List label={t('nav.orders')}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
        )}
      </Rows>
    </OperatorFrame>
  );
}

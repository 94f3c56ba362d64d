import { type Finding, FindingKind, type StuckItem } from '@kado/contracts';
import { type AllowedValues, useListQuery } from '@kado/feature-kit';
import { useLanguage, useTranslation } from '@kado/i18n';
import { dayName, List, ListRow, useFormatters } from '@kado/product-ui';
import { SectionHead, StatusText, Text } from '@kado/ui';
import { useComparedDaysInfiniteQuery, useFindingsInfiniteQuery, useStuckItemsInfiniteQuery } from '../api/books.ts';
import { Choice, Filters } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import { isFiltered, queryOf } from '../lib/filters.ts';

type State = { kind: '' | FindingKind };

const DEFAULTS: State = { kind: '' };
const ALLOWED: AllowedValues<State> = { kind: ['', ...FindingKind.options] };
const NONE = {};
const FRESH = { refetchOnMountOrArgChange: true };

function StuckRow({ item }: { item: StuckItem }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { orderId, orderReference, customer, promisedBy, supplier, attempts } = item;
  return (
    <ListRow
      to={`/operator/orders/${orderId}`}
      head={<bdi>{`${customer.firstName} ${customer.lastName}`}</bdi>}
      meta={format.facts(orderReference, supplier, t('stuck.attempts', { count: attempts }))}
      state={<StatusText tone="warn">{t('stuck.since', { when: format.dateTime(promisedBy) })}</StatusText>}
    />
  );
}

function FindingRow({ finding: { kind, supplier, reference, orderId, ours, theirs, at } }: { finding: Finding }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const amountOf = ({ amount, currency }: { amount: string; currency: string }) =>
    format.money({ amountMinor: Number(amount), currency });
  const sides = format.facts(
    ours && t('finding.ours', { state: ours.status, amount: amountOf(ours) }),
    theirs && t('finding.theirs', { state: theirs.state, amount: amountOf(theirs) }),
  );
  return (
    <ListRow
      to={orderId && `/operator/orders/${orderId}`}
      head={t(`findingKind.${kind}`)}
      meta={format.facts(supplier, reference, format.dateTime(at), sides || undefined)}
      state={<StatusText tone="warn">{t('finding.look')}</StatusText>}
    />
  );
}

function ComparedDays() {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { lng } = useLanguage();
  const list = useComparedDaysInfiniteQuery(NONE, FRESH);
  return (
    <section aria-labelledby="days">
      <SectionHead id="days">{t('days.head')}</SectionHead>
      <Rows list={list} empty={t('days.empty')}>
        {(days) => (
          <List label={t('days.head')}>
            {days.map(({ supplier, day, items, lines }) => (
              <ListRow
                key={`${supplier}${day}`}
                head={dayName(day, lng)}
                meta={format.facts(supplier, t('days.items', { count: items }), t('days.lines', { count: lines }))}
              />
            ))}
          </List>
        )}
      </Rows>
    </section>
  );
}

/** /operator/reconciliation: items that have been open too long, and differences from the suppliers' statements. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const stuck = useStuckItemsInfiniteQuery(NONE, FRESH);
  const findings = useFindingsInfiniteQuery(queryOf(filters), FRESH);
  return (
    <OperatorFrame title={t('nav.reconciliation')}>
      <section aria-labelledby="stuck">
        <SectionHead id="stuck">{t('stuck.head')}</SectionHead>
        <Text tone="quiet">{t('stuck.lead')}</Text>
        <Rows list={stuck} empty={t('stuck.empty')}>
          {(items) => (
            <List label={t('stuck.head')}>
              {items.map((item) => (
                <StuckRow key={item.id} item={item} />
              ))}
            </List>
          )}
        </Rows>
      </section>
      <section aria-labelledby="findings">
        <SectionHead id="findings">{t('finding.head')}</SectionHead>
        <Filters>
          <Choice
            label={t('finding.kind')}
            all={t('finding.anyKind')}
            value={filters.kind}
            options={FindingKind.options}
            nameOf={(kind) => t(`findingKind.${kind}`)}
            onChange={(kind) => change({ kind })}
          />
        </Filters>
        <Rows
          list={findings}
          empty={t('finding.empty')}
          filtered={isFiltered(filters, DEFAULTS)}
          onClear={() => change(DEFAULTS)}
        >
          {(rows) => (
            <List label={t('finding.head')}>
              {rows.map((finding) => (
                <FindingRow key={finding.id} finding={finding} />
              ))}
            </List>
          )}
        </Rows>
      </section>
      <ComparedDays />
    </OperatorFrame>
  );
}

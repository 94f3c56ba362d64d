import { fromDecimal } from '@kado/contracts';
import { QueryView, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyArt, EmptyState, PageTitle, SkeletonRows, Stack, Text } from '@kado/ui';
import { useMemo, useState } from 'react';
import { PriceCards } from '../components/price-cards.tsx';
import { PriceControls } from '../components/price-controls.tsx';
import { PriceTable } from '../components/price-table.tsx';
import styles from '../components/prices.module.css';
import { ALLOWED, amountIn, DEFAULTS, startAmount, viewOf, type Filters } from '../lib/filters.ts';
import { bestOf, priced, sorted, type PriceLine } from '../lib/price-lines.ts';
import { usePriceFormatters } from '../lib/use-formatters.ts';
import { usePriceLines } from '../lib/use-price-lines.ts';

type PricesProps = {
  lines: readonly PriceLine[];
  wallet: string;
  filters: Filters;
  onChange: (next: Partial<Filters>) => void;
};

/** The text of the amount field: the last typed text, else the URL's amount, else one that all lines accept. */
function useAmountText({ filters, offered }: { filters: Filters; offered: readonly PriceLine[] }) {
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? (amountIn(filters) || startAmount(offered));
  return [amount, setTyped] as const;
}

function Prices({ lines, wallet, filters, onChange }: PricesProps) {
  const { t } = useTranslation('product-bank-prices');
  const format = usePriceFormatters();
  const view = useMemo(() => viewOf(lines, filters, wallet), [lines, filters, wallet]);
  const [amount, setTyped] = useAmountText({ filters, offered: view.offered });
  const { shown, sort, direction } = view;
  const rows = useMemo(
    () =>
      sorted(
        shown.map((line) => priced(line, amount)),
        sort,
      ),
    [shown, amount, sort],
  );
  const source = shown[0]?.source ?? wallet;
  const money = fromDecimal(amount, source);
  const best = bestOf(rows);
  const type = (decimal: string) => {
    setTyped(decimal);
    onChange({ amount: decimal });
  };
  const change = (next: Partial<Filters>) => {
    setTyped(undefined);
    onChange(next);
  };
  return (
    <Stack gap={32}>
      <PriceControls view={view} source={source} amount={amount} onAmount={type} onChange={change} />
      {money && <p className={styles.paper}>{t('page.paper', { amount: format.money(money) })}</p>}
      <div>
        <PriceTable lines={rows} best={best} amount={money} sort={sort} onSort={(by) => change({ sort: by })} />
        <PriceCards lines={rows} best={best} amount={money} />
      </div>
      <Text size="small" tone="quiet" measure>
        {t(`note.${direction}`)}
      </Text>
    </Stack>
  );
}

/** /bank-prices: compares the received amount of each bank; amount, filters and order are in the URL. */
export function Component() {
  const { t } = useTranslation('product-bank-prices');
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const query = usePriceLines();
  const nothing = (
    <EmptyState art={EmptyArt} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
  return (
    <Stack gap={32}>
      <PageTitle lead={t('page.lead')}>{t('page.head')}</PageTitle>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={nothing}
        isEmpty={({ lines }) => lines.length === 0}
        errorTitle={t('error.title')}
      >
        {({ lines, wallet }) => <Prices lines={lines} wallet={wallet} filters={filters} onChange={change} />}
      </QueryView>
    </Stack>
  );
}

import type { PlanDetails, PlanRun } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { List, ListRow } from '@kado/product-ui';
import { useServerNow } from '@kado/state';
import { SectionHead, StatusText, Text } from '@kado/ui';
import { historyOf, RUN_STYLES } from '../lib/states.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** One run: its day, its outcome, and a link to its order. */
function RunRow({ run: { date, status, orderId } }: { run: PlanRun }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { icon, tone } = RUN_STYLES[status];
  return (
    <ListRow
      to={orderId && `/orders/${orderId}`}
      head={format.date(date)}
      meta={orderId && t('history.order')}
      state={
        <StatusText icon={icon} tone={tone}>
          {t(`run.${status}`)}
        </StatusText>
      }
    />
  );
}

/** The past runs with their outcomes, newest first. */
export function RunHistory({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const runs = historyOf(plan, useServerNow());
  return (
    <section aria-labelledby="history">
      <SectionHead id="history">{t('history.heading')}</SectionHead>
      {runs.length === 0 ? (
        <Text tone="quiet">{t('history.none')}</Text>
      ) : (
        <List label={t('history.heading')}>
          {runs.map((run) => (
            <RunRow key={run.date} run={run} />
          ))}
        </List>
      )}
    </section>
  );
}

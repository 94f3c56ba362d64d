import type { CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { CellHead, TickGauge } from '@kado/template-ui';
import { cx } from '@kado/ui';
import { PLACEHOLDER_SUPPORT } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useSupportTrackerQuery } from '../api/cards-api.ts';
import { CardView } from './card-view.tsx';
import { Figure, FigurePair } from './figure.tsx';
import styles from './figures.module.css';
import gauge from './gauge.module.css';
import { PeriodMenu } from './period-menu.tsx';

type SupportCardProps = { period: CardPeriod; onPeriod: (period: CardPeriod) => void };

/** How many tickets are completed, and the response time. */
export function SupportCard({ period, onPeriod }: SupportCardProps) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const query = useSupportTrackerQuery(period);
  const title = t('support.title');
  return (
    <>
      <CellHead title={title} end={<PeriodMenu quiet of={title} value={period} onChange={onPeriod} />} />
      <CardView query={query} blank={PLACEHOLDER_SUPPORT}>
        {({ totalTicket, newTicket, openTicket, responseTime }) => {
          const share = totalTicket === 0 ? 1 : (totalTicket - openTicket) / totalTicket;
          const done = format.percent(Math.round(share * 100));
          return (
            <>
              <div className={gauge.support}>
                <div>
                  <Figure size="xl">{format.count(totalTicket)}</Figure>
                  <p className={cx(styles.small, styles.faint)}>{t('support.total', { count: totalTicket })}</p>
                </div>
                <div className={gauge.gauge}>
                  <TickGauge size={216} label={t('support.label', { share: done })} share={share}>
                    <Figure size="xl">{done}</Figure>
                    <p className={cx(styles.small, styles.faint)}>{t('support.done')}</p>
                  </TickGauge>
                </div>
              </div>
              <FigurePair
                items={[
                  { label: t('support.new'), value: format.count(newTicket) },
                  { label: t('support.open'), value: format.count(openTicket) },
                  { label: t('support.response'), value: responseTime, unit: t('support.days', { count: responseTime }) },
                ]}
              />
            </>
          );
        }}
      </CardView>
    </>
  );
}

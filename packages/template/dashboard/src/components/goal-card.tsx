import { useTranslation } from '@kado/i18n';
import { CellHead, TickGauge } from '@kado/template-ui';
import { cx } from '@kado/ui';
import { PLACEHOLDER_GOAL } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useGoalOverviewQuery } from '../api/cards-api.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import { Figure, FigurePair } from './figure.tsx';
import styles from './figures.module.css';
import gauge from './gauge.module.css';

/** The progress towards the yearly goal. */
export function GoalCard() {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const query = useGoalOverviewQuery();
  const exported = () => ({
    heads: [t('goal.completed'), t('goal.inProgress')],
    rows: query.data ? [[query.data.completed, query.data.inProgress]] : [],
  });
  return (
    <>
      <CellHead title={t('cards.goal')} end={<CardMenu card="goal" table={exported} onRefresh={() => query.refetch()} />} />
      <CardView query={query} blank={PLACEHOLDER_GOAL}>
        {({ completed, inProgress }) => {
          const share = completed / Math.max(1, completed + inProgress);
          const reached = format.percent(Math.round(share * 100));
          return (
            <>
              <div className={gauge.gauge}>
                <TickGauge label={t('goal.label', { share: reached })} share={share}>
                  <Figure size="xl">{reached}</Figure>
                  <p className={cx(styles.small, styles.faint)}>{t('goal.ofYear')}</p>
                </TickGauge>
              </div>
              <FigurePair
                items={[
                  { label: t('goal.completed'), value: format.count(completed) },
                  { label: t('goal.inProgress'), value: format.count(inProgress) },
                ]}
              />
            </>
          );
        }}
      </CardView>
    </>
  );
}

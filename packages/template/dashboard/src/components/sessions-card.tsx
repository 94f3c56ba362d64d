import { useState } from 'react';
import type { AverageSessions, CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button, lazyComponent } from '@kado/ui';
import { CellHead, FillBar, type SeriesColor, Plot } from '@kado/template-ui';
import { PLACEHOLDER_SESSIONS } from '../lib/placeholder-data.ts';
import { indexOfHighest } from '../lib/scale.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useAverageSessionsQuery } from '../api/cards-api.ts';
import { CardView } from './card-view.tsx';
import { Delta } from './delta.tsx';
import { Figure } from './figure.tsx';
import styles from './sessions.module.css';
import { PeriodMenu } from './period-menu.tsx';
import { useWeekdays } from './week-card.tsx';

const SessionsDrawer = lazyComponent(async () => (await import('./sessions-drawer.tsx')).SessionsDrawer);

function Reached({ sessions }: { sessions: AverageSessions }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const { goal = 0, users = 0, duration = 0 } = sessions.reached ?? {};
  const bars: { key: 'goal' | 'users' | 'retention' | 'duration'; value: string; share: number; color: SeriesColor }[] = [
    { key: 'goal', value: format.usd(sessions.goal), share: goal, color: 'main' },
    { key: 'users', value: format.short(sessions.users), share: users, color: 'main' },
    { key: 'retention', value: format.percent(sessions.retention), share: sessions.retention, color: 'main' },
    { key: 'duration', value: t('sessions.years', { count: sessions.duration }), share: duration, color: 'slate' },
  ];
  return (
    <dl className={styles.four}>
      {bars.map(({ key, value, share, color }) => (
        <div key={key}>
          <dt>
            <span>{t(`sessions.${key}`)}</span>
            <bdi>{value}</bdi>
          </dt>
          <dd>
            <FillBar label={t('sessions.reached', { share: format.percent(share) })} parts={[{ share: share / 100, color }]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SessionsCardProps = { period: CardPeriod; onPeriod: (period: CardPeriod) => void };

/** Sessions by weekday, and the progress of four figures. */
export function SessionsCard({ period, onPeriod }: SessionsCardProps) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const categories = useWeekdays('short');
  const query = useAverageSessionsQuery(period);
  const [open, setOpen] = useState(false);
  const title = t('sessions.title');
  return (
    <>
      <CellHead title={title} end={<PeriodMenu quiet of={title} value={period} onChange={onPeriod} />} />
      <CardView query={query} blank={PLACEHOLDER_SESSIONS}>
        {(sessions) => {
          const days = sessions.days ?? [];
          return (
            <>
              <div className={styles.top}>
                <div className={styles.words}>
                  <Figure size="xl">{format.short(sessions.sessions)}</Figure>
                  <Delta value={Number.parseFloat(sessions.growth)}>{t('sessions.before')}</Delta>
                  <Button variant="plain" iconEnd="next" className={styles.details} onClick={() => setOpen(true)}>
                    {t('sessions.details')}
                  </Button>
                </div>
                <div className={styles.plot}>
                  <Plot
                    label={t('sessions.label')}
                    categories={categories}
                    series={[{ label: t('sessions.unit'), data: days, color: 'main' }]}
                    height={148}
                    lines={4}
                    gap={0.62}
                    dense="arabic"
                    strong={indexOfHighest(days)}
                    max={Math.max(1, ...days) * 1.06}
                    format={format.count}
                  />
                </div>
              </div>
              <Reached sessions={sessions} />
              {open && <SessionsDrawer onClose={() => setOpen(false)} days={days} span={t(`period.${period}`)} />}
            </>
          );
        }}
      </CardView>
    </>
  );
}

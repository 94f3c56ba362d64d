import type { AnalyticsOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Avatar, cx } from '@kado/ui';
import { CellHead, FillBar, type SeriesColor, Legend, Person, Pill } from '@kado/template-ui';
import { PLACEHOLDER_ANALYTICS } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import { FigurePair } from './figure.tsx';
import styles from './figures.module.css';
import team from './team.module.css';

const COLORS: readonly SeriesColor[] = ['main', 'slate', 'accent'];

function Team({ of }: { of: AnalyticsOverview['team'] }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  return (
    <>
      <div className={team.body}>
        <Legend
          items={of.steps.map((step, at) => ({
            key: step,
            color: COLORS[at % COLORS.length] ?? 'main',
            label: <bdi>{step}</bdi>,
          }))}
        />
        <ul className={cx(styles.rows, team.rows)}>
          {of.people.map(({ name, role, done }) => (
            <li key={name}>
              <span className={styles.grow}>
                <Person picture={<Avatar id={name} name={name} size="xs" />} name={name} detail={role} />
              </span>
              <span className={team.bar}>
                <FillBar label={t('team.done', { name })} parts={[{ share: done / 100, color: 'main' }]} />
              </span>
              <bdi className={cx(styles.small, styles.quiet, team.share)}>{format.percent(done)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <FigurePair
        items={[
          { label: t('team.timeLeft'), value: of.daysLeft, unit: t('team.days', { count: of.daysLeft }) },
          { label: t('team.budgetLeft'), value: format.usd(of.budgetLeft) },
        ]}
      />
    </>
  );
}

/** The team that designs the app. */
export function TeamCard({ overview }: { overview: Query<AnalyticsOverview> }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const { size, startedAt, steps } = (overview.data ?? PLACEHOLDER_ANALYTICS).team;
  const exported = () => ({
    heads: [t('team.name'), t('team.task'), t('team.progress')],
    rows: (overview.data?.team.people ?? []).map(({ name, role, done }) => [name, role, done]),
  });
  return (
    <>
      <CellHead
        title={t('cards.team')}
        detail={t('team.both', { people: t('team.people', { count: size }), steps: t('team.steps', { count: steps.length }) })}
        end={
          <>
            {overview.data && <Pill tone="primary">{t('team.since', { day: format.day(startedAt) })}</Pill>}
            <CardMenu card="team" table={exported} onRefresh={async () => overview.refetch?.()} />
          </>
        }
      />
      <CardView query={overview} blank={PLACEHOLDER_ANALYTICS}>
        {({ team: of }) => <Team of={of} />}
      </CardView>
    </>
  );
}

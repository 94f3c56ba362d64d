import type { AnalyticsOverview, TimelineEvent } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Avatar, Icon, type IconName } from '@kado/ui';
import { CellHead } from '@kado/template-ui';
import { PLACEHOLDER_ANALYTICS } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import { AvatarStack } from './people.tsx';
import styles from './timeline.module.css';

const ICONS: Readonly<Record<TimelineEvent['kind'], IconName>> = {
  invoice: 'invoice',
  meeting: 'users',
  team: 'puzzle',
  order: 'truck',
};

function Event({ event }: { event: TimelineEvent }) {
  const format = useCardFormatters();
  const { kind, title, text, at, file, person, people, more = 0 } = event;
  return (
    <li>
      <span className={styles.eventIcon}>
        <Icon name={ICONS[kind]} size={14} />
      </span>
      <div className={styles.event}>
        <div className={styles.head}>
          <b dir="auto">{title}</b>
          <time dateTime={at}>{format.ago(at)}</time>
        </div>
        <p dir="auto">{text}</p>
        {file && (
          <span className={styles.file}>
            <Icon name="clip" size={14} />
            <bdi>{file}</bdi>
          </span>
        )}
        {person && (
          <span className={styles.person}>
            <Avatar id={person.name} name={person.name} size="xs" />
            <span dir="auto">
              <b>{person.name}</b> {person.role}
            </span>
          </span>
        )}
        {people && <AvatarStack names={people} more={more} />}
      </div>
    </li>
  );
}

/** The team's latest events, newest first. */
export function TimelineCard({ overview }: { overview: Query<AnalyticsOverview> }) {
  const { t } = useTranslation('template-dashboard');
  const exported = () => ({
    heads: [t('timeline.what'), t('timeline.detail'), t('timeline.when')],
    rows: (overview.data?.timeline ?? []).map(({ title, text, at }) => [title, text, at]),
  });
  return (
    <>
      <CellHead
        title={t('cards.timeline')}
        detail={t('timeline.team')}
        end={<CardMenu card="timeline" table={exported} onRefresh={async () => overview.refetch?.()} />}
      />
      <CardView query={overview} blank={PLACEHOLDER_ANALYTICS}>
        {({ timeline }) => (
          <ol className={styles.line}>
            {timeline.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        )}
      </CardView>
    </>
  );
}

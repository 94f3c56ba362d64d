import type { UserEvent } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Icon, type IconName, Text } from '@kado/ui';
import styles from './activity.module.css';

const ICONS = {
  task: 'check',
  met: 'users',
  group: 'puzzle',
  device: 'key',
  password: 'lock',
  twoStep: 'shield',
} as const satisfies Record<UserEvent['kind'], IconName>;

/** The icon and texts of each kind of activity. */
function useWords() {
  const { t } = useTranslation('template-users');
  return ({ kind, what, count }: UserEvent): [string, string] => {
    if (kind === 'task') return [t('event.task', { count }), what];
    if (kind === 'group') return [t('event.group', { what }), t('event.joined', { count })];
    if (kind === 'met') return [t('event.met', { what }), t('event.notes')];
    if (kind === 'device') return [t('event.device'), what];
    if (kind === 'password') return [t('event.password'), t('event.here')];
    return [what === 'off' ? t('event.twoStepOff') : t('event.twoStepOn'), t('event.here')];
  };
}

/** The user's recent activity, newest first. */
export function Activity({ events }: { events: readonly UserEvent[] }) {
  const { t } = useTranslation('template-users');
  const { relative, dateTime } = useLocaleFormatters();
  const wordsOf = useWords();
  if (events.length === 0) return <Text tone="quiet">{t('event.empty')}</Text>;
  return (
    <ol className={styles.list}>
      {events.slice(0, 8).map((event) => {
        const [head, line] = wordsOf(event);
        return (
          <li key={event.id} className={styles.event}>
            <span className={styles.knot}>
              <Icon name={ICONS[event.kind]} size={14} />
            </span>
            <b>{head}</b>
            <time dateTime={event.at} title={dateTime(event.at)}>
              {relative(event.at)}
            </time>
            <p>
              <bdi>{line}</bdi>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

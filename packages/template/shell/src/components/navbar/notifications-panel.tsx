import type { Notification, NotificationsBody } from '@kado/contracts/template';
import { useNavigate } from 'react-router';
import { QueryView } from '@kado/feature-kit';
import { useFormats, useTranslation } from '@kado/i18n';
import { Avatar, Button, cx, Icon, SkeletonRows, VisuallyHidden } from '@kado/ui';
import { PopPanel, Switch } from '@kado/template-ui';
import { iconOf } from '../../lib/menu.ts';
import { shownOf, unreadOf } from '../../lib/notifications.ts';
import { useReachable } from '../../lib/use-reachable.ts';
import { useSay } from '../../lib/use-say.ts';
import { useChooseSystemMutation, useNotificationsQuery, useReadNotificationsMutation } from '../../api/navbar-api.ts';
import styles from './panels.module.css';

function Row({ told, close }: { told: Notification; close: () => void }) {
  const { t } = useTranslation('template-shell');
  const { relative } = useFormats();
  const navigate = useNavigate();
  const reachable = useReachable();
  const [read] = useReadNotificationsMutation();
  const say = useSay();
  const leads = reachable(told.link);
  const open = () => {
    // What leads nowhere yet can be marked unread again.
    if (!told.isRead || !leads) void say(read({ ids: [told.id], isRead: !told.isRead }));
    if (!leads) return;
    close();
    void navigate(told.link);
  };
  return (
    <li>
      <button type="button" className={cx(styles.row, !told.isRead && styles.unread)} onClick={open}>
        {told.isSystem ? (
          <span className={styles.tile}>
            <Icon name={iconOf(told.icon)} size={16} />
          </span>
        ) : (
          <Avatar size="xs" id={told.who} name={told.who} />
        )}
        <span className={styles.grow}>
          <span dir="auto">
            {told.who && <b>{told.who}</b>} {told.text}
          </span>
          <small>{relative(told.time)}</small>
        </span>
        {!told.isRead && <VisuallyHidden>{t('bell.new')}</VisuallyHidden>}
      </button>
    </li>
  );
}

function Rows({ body, close }: { body: NotificationsBody; close: () => void }) {
  const { t } = useTranslation('template-shell');
  const [choose] = useChooseSystemMutation();
  const say = useSay();
  const shown = shownOf(body);
  const row = (told: Notification) => <Row key={told.id} told={told} close={close} />;
  return (
    <ul className={styles.rows}>
      {shown.filter(({ isSystem }) => !isSystem).map(row)}
      <li className={styles.system}>
        <Switch checked={body.system} onChange={(system) => void say(choose(system))}>
          {t('bell.system')}
        </Switch>
      </li>
      {shown.filter(({ isSystem }) => isSystem).map(row)}
    </ul>
  );
}

/** What happened: who did it, what the system says, and what of it is new. */
export function BellPanel({ close }: { close: () => void }) {
  const { t } = useTranslation('template-shell');
  const query = useNotificationsQuery();
  const [read] = useReadNotificationsMutation();
  const say = useSay();
  const unread = unreadOf(query.data);
  return (
    <PopPanel
      title={t('bell.title')}
      end={unread.length > 0 && <span className={cx(styles.chip, styles.new)}>{t('bell.count', { count: unread.length })}</span>}
      foot={
        <Button
          wide
          size="small"
          variant="plain"
          icon="check"
          disabled={unread.length === 0}
          onClick={() => void say(read({ ids: unread.map(({ id }) => id) }))}
        >
          {t('bell.readAll')}
        </Button>
      }
    >
      <QueryView
        query={query}
        empty={null}
        isEmpty={() => false}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonRows count={4} />
          </div>
        }
      >
        {(body) => <Rows body={body} close={close} />}
      </QueryView>
    </PopPanel>
  );
}

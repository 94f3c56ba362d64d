import type { Notification, NotificationsBody } from '@kado/contracts/template';
import { useNavigate } from 'react-router';
import { QueryView, useMutationToast } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Avatar, Button, cx, Icon, SkeletonRows, VisuallyHidden } from '@kado/ui';
import { useReachable } from '@kado/template-kit';
import { PopPanel, Switch } from '@kado/template-ui';
import { iconOf } from '../lib/menu.ts';
import { shownNotifications, unreadNotifications } from '../lib/notifications.ts';
import { useChooseSystemMutation, useNotificationsQuery, useReadNotificationsMutation } from '../api/navbar-api.ts';
import styles from './panels.module.css';

function Row({ notification, close }: { notification: Notification; close: () => void }) {
  const { t } = useTranslation('template-shell');
  const { relative } = useLocaleFormatters();
  const navigate = useNavigate();
  const reachable = useReachable();
  const [read] = useReadNotificationsMutation();
  const report = useMutationToast();
  const reachableLink = reachable(notification.link);
  const open = () => {
    // A notification without a page to open toggles between read and unread when it is clicked.
    if (!notification.isRead || !reachableLink)
      void report(read({ ids: [notification.id], isRead: !notification.isRead }).unwrap());
    if (!reachableLink) return;
    close();
    void navigate(notification.link);
  };
  return (
    <li>
      <button type="button" className={cx(styles.row, !notification.isRead && styles.unread)} onClick={open}>
        {notification.isSystem ? (
          <span className={styles.tile}>
            <Icon name={iconOf(notification.icon)} size={16} />
          </span>
        ) : (
          <Avatar size="xs" id={notification.who} name={notification.who} />
        )}
        <span className={styles.grow}>
          <span dir="auto">
            {notification.who && <b>{notification.who}</b>} {notification.text}
          </span>
          <small>{relative(notification.time)}</small>
        </span>
        {!notification.isRead && <VisuallyHidden>{t('bell.new')}</VisuallyHidden>}
      </button>
    </li>
  );
}

function Rows({ body, close }: { body: NotificationsBody; close: () => void }) {
  const { t } = useTranslation('template-shell');
  const [choose] = useChooseSystemMutation();
  const report = useMutationToast();
  const shown = shownNotifications(body);
  const row = (notification: Notification) => <Row key={notification.id} notification={notification} close={close} />;
  return (
    <ul className={styles.rows}>
      {shown.filter(({ isSystem }) => !isSystem).map(row)}
      <li className={styles.system}>
        <Switch checked={body.system} onChange={(system) => void report(choose(system).unwrap())}>
          {t('bell.system')}
        </Switch>
      </li>
      {shown.filter(({ isSystem }) => isSystem).map(row)}
    </ul>
  );
}

/** The notifications of people and of the system; the unread ones are marked. */
export function NotificationsPanel({ close }: { close: () => void }) {
  const { t } = useTranslation('template-shell');
  const query = useNotificationsQuery();
  const [read] = useReadNotificationsMutation();
  const report = useMutationToast();
  const unread = unreadNotifications(query.data);
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
          className={styles.readAll}
          // Not `disabled`: a disabled button would lose the focus when it is pressed.
          aria-disabled={unread.length === 0}
          onClick={() => unread.length > 0 && void report(read({ ids: unread.map(({ id }) => id) }).unwrap())}
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

import { useTranslation } from '@kado/i18n';
import { PendingPanel, Popover } from '@kado/template-ui';
import { lazyComponent } from '@kado/ui';
import { unreadNotifications } from '../lib/notifications.ts';
import { useNotificationsQuery } from '../api/navbar-api.ts';

const Panel = lazyComponent(async () => (await import('./notifications-panel.tsx')).NotificationsPanel, PendingPanel);

/** Opens the notifications; its badge counts the unread ones. */
export function NotificationsButton() {
  const { t } = useTranslation('template-shell');
  const { data } = useNotificationsQuery(undefined, { refetchOnFocus: true });
  const count = unreadNotifications(data).length;
  return (
    <Popover label={data ? t('bell.open', { count }) : t('bell.title')} icon="bell" count={count} size="wide">
      {(close) => <Panel close={close} />}
    </Popover>
  );
}

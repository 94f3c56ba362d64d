import { lazy } from 'react';
import { useTranslation } from '@kado/i18n';
import { Popover } from '@kado/template-ui';
import { unreadNotifications } from '../lib/notifications.ts';
import { useNotificationsQuery } from '../api/navbar-api.ts';

const Panel = lazy(async () => ({ default: (await import('./notifications-panel.tsx')).NotificationsPanel }));

/** Opens the notifications; its badge counts the unread ones. */
export function NotificationsButton() {
  const { t } = useTranslation('template-shell');
  const { data } = useNotificationsQuery(undefined, { refetchOnFocus: true });
  const count = unreadNotifications(data).length;
  return (
    <Popover label={t('bell.open', { count })} icon="bell" count={count} size="wide">
      {(close) => <Panel close={close} />}
    </Popover>
  );
}

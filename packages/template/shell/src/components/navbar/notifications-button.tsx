import { lazy } from 'react';
import { useTranslation } from '@kado/i18n';
import { Popover } from '@kado/template-ui';
import { unreadOf } from '../../lib/notifications.ts';
import { useNotificationsQuery } from '../../api/navbar-api.ts';

const Panel = lazy(async () => ({ default: (await import('./notifications-panel.tsx')).BellPanel }));

/** The notifications, and how many are unread. */
export function Bell() {
  const { t } = useTranslation('template-shell');
  const { data } = useNotificationsQuery(undefined, { refetchOnFocus: true });
  const count = unreadOf(data).length;
  return (
    <Popover label={t('bell.open', { count })} icon="bell" count={count} size="wide">
      {(close) => <Panel close={close} />}
    </Popover>
  );
}

import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { useUnread } from '../api/use-unread.ts';

/** The link to the notifications; its accessible name includes the number of unread ones. */
export function Bell() {
  const { t } = useTranslation('product-shell');
  const unread = useUnread();
  return (
    <IconButton
      icon="bell"
      to="/notifications"
      count={unread}
      label={unread === 0 ? t('bellNone') : t('bell', { count: unread })}
    />
  );
}

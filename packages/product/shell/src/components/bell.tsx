import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';

/** The link to the notifications; its name says how many are unread. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation('product-shell');
  return (
    <IconButton
      icon="bell"
      to="/notifications"
      count={unread}
      label={unread === 0 ? t('bellNone') : t('bell', { count: unread })}
    />
  );
}

import type { Notification } from '@kado/contracts';
import { useFormats, useTranslation } from '@kado/i18n';
import { ListRow } from '@kado/product-ui';
import { cx, Icon, IconButton, Link, VisuallyHidden } from '@kado/ui';
import { iconOf, isGood, linkOf } from '../lib/kinds.ts';
import { useText } from '../lib/use-text.ts';
import styles from './notifications.module.css';

/** One notification; opening its page marks it as read. */
export function NotificationRow({ row, onRead }: { row: Notification; onRead: () => void }) {
  const { t } = useTranslation('product-notifications');
  const formats = useFormats();
  const text = useText()(row);
  const [to, unread] = [linkOf(row), row.readAt === undefined];
  const words = (
    <>
      {unread && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>} {text}
    </>
  );
  return (
    <ListRow
      picture={
        <span className={cx(styles.picture, isGood(row) && styles.good)}>
          <Icon name={iconOf(row)} />
        </span>
      }
      head={
        <span className={cx(!unread && styles.read)}>
          {to ? (
            <Link to={to} tone={unread ? 'primary' : 'quiet'} onClick={() => unread && onRead()}>
              {words}
            </Link>
          ) : (
            words
          )}
        </span>
      }
      meta={<time dateTime={row.at}>{formats.relative(row.at)}</time>}
      {...(unread && { amount: <IconButton icon="check" label={t('row.read', { text })} onClick={onRead} /> })}
    />
  );
}

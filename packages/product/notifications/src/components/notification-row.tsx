import type { Notification } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ListRow, useAgo } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { cx, Icon, IconButton, VisuallyHidden } from '@kado/ui';
import type { MouseEvent } from 'react';
import { iconOf, isGood, linkOf } from '../lib/kinds.ts';
import { useText } from '../lib/use-text.ts';
import styles from './notifications.module.css';

/** The text of a notification; its reference does not wrap. */
function NotificationText({ text, reference }: { text: string; reference: unknown }) {
  const at = typeof reference === 'string' && reference !== '' ? text.indexOf(reference) : -1;
  if (typeof reference !== 'string' || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi className={styles.reference}>{reference}</bdi>
      {text.slice(at + reference.length)}
    </>
  );
}

/** One notification; opening its link marks it as read. */
export function NotificationRow({ row, onRead }: { row: Notification; onRead: () => void }) {
  const { t } = useTranslation('product-notifications');
  const ago = useAgo();
  const text = useText()(row);
  const [to, unread] = [linkOf(row), row.readAt === undefined];
  const read = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears once the notification is read; the focus moves to the link in the row.
    currentTarget.closest('li')?.querySelector('a')?.focus();
    onRead();
  };
  return (
    <ListRow
      picture={
        <span className={cx(styles.picture, isGood(row) && styles.good)}>
          <Icon name={iconOf(row)} />
        </span>
      }
      to={to}
      onFollow={() => unread && onRead()}
      head={
        <span className={cx(!unread && styles.read)}>
          {unread && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}{' '}
          <NotificationText text={text} reference={row.params['reference']} />
        </span>
      }
      meta={<time dateTime={row.at}>{ago(row.at, serverNow())}</time>}
      actions={unread ? <IconButton icon="check" label={t('row.read', { text })} onClick={read} /> : null}
    />
  );
}

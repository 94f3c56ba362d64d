import { useReachable } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { cx, IconButton, lazyComponent } from '@kado/ui';
import { MenuButton, PendingPanel, Popover, Tooltip } from '@kado/template-ui';
import { iconOf } from '../lib/menu.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useBookmarksQuery } from '../api/navbar-api.ts';
import styles from './navbar.module.css';

const Panel = lazyComponent(async () => (await import('./bookmarks-panel.tsx')).BookmarksPanel, PendingPanel);
const SHOWN = 10;

/** The bookmarked pages: ten as icons and the rest in a menu if they fit, and a panel of all of them. */
export function Bookmarks() {
  const { t } = useTranslation('template-shell');
  const reachable = useReachable();
  const { data } = useBookmarksQuery(undefined, { refetchOnFocus: true });
  const titleOf = usePageTitle();
  const pages = (data?.bookmarks ?? []).filter(({ link }) => reachable(link)).map((page) => ({ ...page, title: titleOf(page) }));
  const rest = pages.slice(SHOWN);
  return (
    <div className={styles.bookmarks}>
      <div className={cx(styles.bookmarks, styles.marked)}>
        {pages.slice(0, SHOWN).map(({ id, title, icon, link }) => (
          <Tooltip key={id} title={title}>
            <IconButton icon={iconOf(icon)} label={title} to={link} />
          </Tooltip>
        ))}
        {rest.length > 0 && (
          <MenuButton
            icon="down"
            label={t('marks.rest', { count: rest.length })}
            entries={rest.map(({ id, title, icon, link }) => ({ key: String(id), icon: iconOf(icon), label: title, to: link }))}
          />
        )}
      </div>
      <Popover label={t('marks.title')} icon="star" align="start" size="wide">
        {() => <Panel />}
      </Popover>
    </div>
  );
}

import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';
import { useToggleBookmark, useCopyLink, useCurrentPage } from '../lib/use-current-page.ts';

/** The actions of every page: bookmark it, copy its link, print it. */
export function PageMenu() {
  const { t } = useTranslation('template-shell');
  const page = useCurrentPage();
  const toggle = useToggleBookmark();
  const copy = useCopyLink();
  const bookmark = page && {
    key: 'mark',
    icon: 'star' as const,
    label: t(page.isBookmarked ? 'page.unmark' : 'page.mark'),
    onClick: () => void toggle(page),
  };
  return (
    <MenuButton
      icon="dots"
      label={t('page.menu')}
      entries={[
        ...(bookmark ? [bookmark] : []),
        { key: 'copy', icon: 'link', label: t('page.copy'), onClick: () => void copy() },
        { key: 'print', icon: 'print', label: t('page.print'), onClick: () => window.print() },
      ]}
    />
  );
}

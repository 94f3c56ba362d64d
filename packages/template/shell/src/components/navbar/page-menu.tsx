import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';
import { useBookmarking, useCopyLink, usePageHere } from '../../lib/use-current-page.ts';

/** What can be done with any page: bookmark it, copy its address, print it. */
export function PageMenu() {
  const { t } = useTranslation('template-shell');
  const here = usePageHere();
  const mark = useBookmarking();
  const copy = useCopyLink();
  const bookmark = here && {
    key: 'mark',
    icon: 'star' as const,
    label: t(here.isBookmarked ? 'page.unmark' : 'page.mark'),
    onClick: () => void mark(here),
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

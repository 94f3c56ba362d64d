import { Outlet } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { OfflineBanner, TemplateLayout } from '@kado/ui';
import { LanguageMenu } from '../components/language-menu.tsx';
import { SkinMenu } from '../components/skin-menu.tsx';
import { UserMenu } from '../components/user-menu.tsx';
import { useSide } from '../lib/use-side.ts';

export function Component() {
  const { t } = useTranslation('template-shell');
  const menu = useSide();
  return (
    <TemplateLayout
      skipLabel={t('skip')}
      menu={menu}
      openMenuLabel={t('menu.open')}
      banner={<OfflineBanner>{t('offline')}</OfflineBanner>}
      end={
        <>
          <LanguageMenu />
          <SkinMenu />
          <UserMenu />
        </>
      }
      footer={
        <>
          <span>{t('footer.name')}</span>
          <span>{t('footer.backend')}</span>
        </>
      }
    >
      <Outlet />
    </TemplateLayout>
  );
}

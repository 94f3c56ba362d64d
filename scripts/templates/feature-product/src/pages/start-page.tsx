import { useTranslation } from '@kado/i18n';
import { PageTitle, Stack } from '@kado/ui';
import { RecentOrders } from '../components/recent-orders.tsx';

/** /__address__ */
export function Component() {
  const { t } = useTranslation('__variant__-__name__');
  return (
    <Stack gap={40}>
      <PageTitle>{t('page.title')}</PageTitle>
      <RecentOrders />
    </Stack>
  );
}

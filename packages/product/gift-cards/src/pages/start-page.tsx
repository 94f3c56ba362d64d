import { useTranslation } from '@kado/i18n';
import { PageTitle, Stack } from '@kado/ui';
import { RecentOrders } from '../components/recent-orders.tsx';

/** /gift-cards */
export function Component() {
  const { t } = useTranslation('product-gift-cards');
  return (
    <Stack gap={40}>
      <PageTitle>{t('page.title')}</PageTitle>
      <RecentOrders />
    </Stack>
  );
}

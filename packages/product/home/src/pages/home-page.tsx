import { useTranslation } from '@kado/i18n';
import { useState } from 'react';
import { useAppSelector } from '@kado/state';
import { SectionHead, Stack, Text } from '@kado/ui';
import { ProductTiles, type ProductTile } from '@kado/product-ui';
import { DarkModeOffer } from '../components/dark-mode-offer.tsx';
import { BalanceBlock } from '../components/balance-block.tsx';
import { Guide } from '../components/guide.tsx';
import { RecentOrders, RecentOrdersSkeleton } from '../components/recent-orders.tsx';
import { SendAgain } from '../components/send-again.tsx';
import styles from '../components/home.module.css';
import { useGuide } from '../lib/use-guide.ts';
import { greetingAt } from '../lib/greeting.ts';
import { preloadOrders, useRecentOrders } from '../api/orders.ts';

export { preloadOrders as preload };

/** The tiles of the products that can be sent. */
function useProductTiles(): ProductTile[] {
  const { t } = useTranslation('product-home');
  return [
    { art: 'topup', to: '/send/top-up', name: t('tiles.topup'), note: t('tiles.topupNote') },
    { art: 'gift', to: '/send/gift-card', name: t('tiles.gift'), note: t('tiles.giftNote') },
    { art: 'bank', to: '/send/bank', name: t('tiles.bank'), note: t('tiles.bankNote') },
  ];
}

export function Component() {
  const { t } = useTranslation('product-home');
  const name = useAppSelector((state) => state.session.user?.firstName ?? '');
  const orders = useRecentOrders();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const tiles = useProductTiles();
  const guide = useGuide(orders.data);
  const skip = () => {
    guide.skip();
    // The focused button disappears with the guide, so the heading gets the focus.
    document.getElementById('hello')?.focus();
  };
  return (
    <div className={styles.home}>
      <DarkModeOffer className={styles.wide} />
      <Stack as="section" gap={24} className={styles.hello} aria-labelledby="hello">
        <Text as="h1" size="head" tone="quiet" weight="medium" id="hello" tabIndex={-1}>
          {t(`hello.${greeting}`, { name })}
        </Text>
        <BalanceBlock />
      </Stack>
      <section aria-labelledby="tiles">
        <SectionHead id="tiles">{t('tiles.heading')}</SectionHead>
        <ProductTiles items={tiles} />
      </section>
      {guide.steps && <Guide steps={guide.steps} onSkip={skip} />}
      {orders.isLoading || guide.deciding ? <RecentOrdersSkeleton /> : <RecentOrders query={orders} />}
      <SendAgain orders={orders.data ?? []} />
    </div>
  );
}

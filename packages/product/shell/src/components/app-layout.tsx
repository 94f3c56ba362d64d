import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PRACTICE_PIN } from '@kado/contracts';
import { BalanceText, PracticePin, ProductLayout } from '@kado/product-ui';
import { useNav, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector, useBalanceHidden, useLowData } from '@kado/state';
import { Avatar, Button, IconButton, lazyComponent, OfflineBanner, isIcon } from '@kado/ui';
import { preloadBalance, useBalance } from '../api/use-balance.ts';
import { isBelow, isCurrent } from '../lib/is-current.ts';
import { Bell } from './bell.tsx';
import type { LiveAvatarProps } from './live-avatar.tsx';
import { NewVersion } from './new-version.tsx';
import { Shortcuts } from './shortcuts.tsx';

export { preloadBalance as preload };

const Initials = ({ id, name }: Omit<LiveAvatarProps, 'fileId'>) => <Avatar id={id} name={name} size="xs" />;
// Falls back to initials without an error if the code of the picture fails to load.
const LiveAvatar = lazyComponent(
  () =>
    import('./live-avatar.tsx').then(
      ({ LiveAvatar: Picture }) => Picture,
      () => Initials,
    ),
  Initials,
);

function ProfileLink() {
  const { t } = useTranslation('product-shell');
  const user = useAppSelector((state) => state.session.user);
  const [lowData] = useLowData();
  if (!user) {
    return (
      <Button variant="soft" size="small" to="/login">
        {t('signIn')}
      </Button>
    );
  }
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <IconButton label={t('profile', { name })} to="/profile">
      {user.avatarFileId && !lowData ? (
        <LiveAvatar id={user.id} name={name} fileId={user.avatarFileId} />
      ) : (
        <Initials id={user.id} name={name} />
      )}
    </IconButton>
  );
}

/** The frame around the pages of signed-in users. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('product-shell');
  const { pathname } = useLocation();
  const balance = useBalance();
  const [hidden] = useBalanceHidden();
  const count = useAppSelector((state) => state.app.cart.length);
  const signedIn = useAppSelector((state) => state.session.user !== null);
  // Operator pages have their own menu, and show no wallet.
  const operating = isBelow('/operator', pathname);
  const entries = useNav();
  const practising = usePractising();
  const sections = operating ? ['operator'] : ['main', 'more'];
  const inOrder = sections.flatMap((section) => entries.filter((item) => item.section === section));
  const nav = inOrder.map((item) => ({
    ...item,
    tab: item.section === 'main',
    icon: isIcon(item.icon) ? item.icon : ('file' as const),
    current: operating ? isBelow(item.to, pathname) : isCurrent(item.to, pathname, item.areas),
  }));
  return (
    <ProductLayout
      homeTo="/"
      skipLabel={t('skip')}
      navLabel={t('nav')}
      nav={nav}
      balance={
        balance && !operating
          ? { to: '/transactions', content: <BalanceText money={balance.available} hidden={hidden} /> }
          : undefined
      }
      cart={
        signedIn && !operating ? { to: '/cart', count, label: count === 0 ? t('cartEmpty') : t('cart', { count }) } : undefined
      }
      tools={signedIn && <Bell />}
      menu={<ProfileLink />}
      banner={
        <>
          <OfflineBanner>{t('offline')}</OfflineBanner>
          <NewVersion />
        </>
      }
    >
      <PracticePin value={practising ? PRACTICE_PIN : undefined}>{children}</PracticePin>
      {signedIn && <Shortcuts />}
    </ProductLayout>
  );
}

export function Component() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

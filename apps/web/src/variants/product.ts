import { loadContracts } from '@kado/api-client';
import { feature as account } from '@kado/product-account';
import { feature as auth } from '@kado/product-auth';
import { feature as balance } from '@kado/product-balance';
import { feature as cart } from '@kado/product-cart';
import { feature as home } from '@kado/product-home';
import { feature as orders } from '@kado/product-orders';
import { feature as shell } from '@kado/product-shell';
import { feature as topup } from '@kado/product-topup';
import { feature as recipients } from '@kado/product-recipients';
import { feature as notifications } from '@kado/product-notifications';
import { feature as contact } from '@kado/product-contact';
import { feature as operator } from '@kado/product-operator';
import { feature as deposits } from '@kado/product-deposits';
import { feature as bankPrices } from '@kado/product-bank-prices';
import { feature as giftCards } from '@kado/product-gift-cards';
import { feature as bankGifts } from '@kado/product-bank-gifts';
import { feature as plans } from '@kado/product-plans';
import { deviceStorage, tabStorage } from '../boot/environment.ts';
import type { BootContext, VariantModule } from '../boot/variant.ts';

const features = [
  shell,
  auth,
  home,
  topup,
  cart,
  orders,
  balance,
  recipients,
  plans,
  notifications,
  account,
  contact,
  deposits,
  bankPrices,
  operator,
  giftCards,
  bankGifts,
];

/** Features that are left out with practice money, because the server does not offer them there. */
const NOT_PRACTISED: ReadonlySet<string> = new Set(['contact', 'deposits', 'operator', 'plans'].map((name) => `product-${name}`));

async function start(context: BootContext): Promise<void> {
  const { openVariant, logout, readPractice } = await import('../app/open.tsx');
  const practice = readPractice({ tab: tabStorage, device: deviceStorage, open: (path) => location.assign(path) });
  const practised = features.filter(({ id }) => !NOT_PRACTISED.has(id));
  await openVariant(context, practice.on ? practised : features, {
    variant: 'product',
    viewerOf: ({ status, ability }) => (status === 'user' ? { ability } : undefined),
    ...(practice.on && practice),
    appOf: (store) => ({
      practice,
      switchVariant: async () => {
        const { switchVariant } = await import('../app/test-user.ts');
        const signOut = async () => store.getState().session.status === 'user' && store.dispatch(logout());
        await switchVariant('template', { unregisterWorkers: context.unregisterWorkers, signOut });
      },
    }),
  });
}

/** The product, with the real server. A session also needs the schemas of the server's responses. */
export const product: VariantModule = { features, modules: [loadContracts], start };

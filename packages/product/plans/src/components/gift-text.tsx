import type { Money } from '@kado/contracts';
import { Trans } from '@kado/i18n';
import { networks, useCall } from '@kado/state';
import { Avatar, initialsOf, Tile } from '@kado/ui';
import type { Gift } from '../lib/gifts.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** '₦5,000 to Ada Obi'; `wallet` is an amount in the wallet's currency. */
export function GiftText({ gift, wallet }: { gift: Gift; wallet: Pick<Money, 'currency'> }) {
  const format = usePlanFormatters();
  return (
    <Trans
      ns="product-plans"
      i18nKey="gift.head"
      values={{ amount: format.amount(gift, wallet.currency), who: format.who(gift) }}
      components={{ b: <bdi /> }}
    />
  );
}

/** The tile of the network, brand or bank, or the recipient's if it is unknown. The page loads the networks. */
export function GiftPicture({ gift }: { gift: Gift }) {
  const format = usePlanFormatters();
  const offered = useCall(networks).data;
  const { product } = gift;
  const logo = offered?.find(({ id }) => id === product?.id)?.logo;
  if (product) return <Tile id={product.id} initials={logo?.initials ?? initialsOf(product.name)} />;
  return <Avatar id={format.who(gift)} name={format.who(gift)} />;
}

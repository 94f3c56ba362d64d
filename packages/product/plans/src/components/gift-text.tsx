import type { Money } from '@kado/contracts';
import { Trans } from '@kado/i18n';
import { contactOf } from '@kado/product-ui';
import { networks, useCall } from '@kado/state';
import { Avatar, initialsOf, Tile } from '@kado/ui';
import type { Gift } from '../lib/gifts.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** `wallet` has the wallet's currency, whose amounts are formatted differently. `arrived`: the delivered money of an earlier gift, shown instead of the plan's amount. */
type GiftTextProps = { gift: Gift } & ({ wallet: Pick<Money, 'currency'> } | { arrived: Money });

/** '₦5,000 to Ada Obi' */
export function GiftText({ gift, ...money }: GiftTextProps) {
  const format = usePlanFormatters();
  return (
    <Trans
      ns="product-plans"
      i18nKey="gift.head"
      values={{
        amount: 'arrived' in money ? format.received(money.arrived) : format.amount(gift, money.wallet.currency),
        who: format.who(gift),
      }}
      components={{ b: <bdi /> }}
    />
  );
}

/** The tile of the network, brand or bank; if that is unknown, the recipient's avatar. The page has to load the networks. */
export function GiftPicture({ gift }: { gift: Gift }) {
  const format = usePlanFormatters();
  const offered = useCall(networks).data;
  const { product } = gift;
  const logo = offered?.find(({ id }) => id === product?.id)?.logo;
  if (product) return <Tile id={product.id} initials={logo?.initials ?? initialsOf(product.name)} />;
  return <Avatar id={contactOf(gift.recipient)} name={format.who(gift)} />;
}

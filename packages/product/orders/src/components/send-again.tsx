import type { OrderItem } from '@kado/contracts';
import { usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { sendAgainUrl } from '@kado/product-ui';
import { Button } from '@kado/ui';
import { useOrderFormatters } from '../lib/use-formatters.ts';

/** Adds the item to the cart again. Without `onRepeat` (while its network is unknown) it links to the prefilled form. */
export function SendAgain({ item, onRepeat }: { item: OrderItem; onRepeat: (() => void) | undefined }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  // A gift card also has a button that sends its e-mail again, so this label says that it buys another card.
  const text = t(item.kind === 'gift' ? 'item.another' : 'item.again');
  return (
    <Button
      variant="soft"
      size="small"
      icon="repeat"
      {...(onRepeat ? { onClick: onRepeat } : { to: sendAgainUrl(item) })}
      aria-label={`${text}: ${format.what(item)}`}
    >
      {text}
    </Button>
  );
}

/** A link to a new plan that repeats the item; nothing in practice mode, which has no plans. */
export function SendRegularly({ orderId, item }: { orderId: string; item: OrderItem }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  if (usePractising()) return null;
  return (
    <Button
      variant="plain"
      size="small"
      icon="calendar"
      to={`/plans/new?${new URLSearchParams({ from: `${orderId}.${item.id}` })}`}
      aria-label={`${t('item.regularly')}: ${format.what(item)}`}
    >
      {t('item.regularly')}
    </Button>
  );
}

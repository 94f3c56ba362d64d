import { useTranslation } from '@kado/i18n';
import { VisuallyHidden } from '@kado/ui';
import { asClock, Clock } from '@kado/product-ui';
import { QUOTE_SECONDS } from '../lib/quote-life.ts';
import { useSecondsLeft, type ReceivedQuote } from '../lib/use-seconds-left.ts';

/** The countdown ring of the quote; `short` shows only the time, for phones. */
export function QuoteClock({ held, short = false }: { held: ReceivedQuote; short?: boolean }) {
  const { t } = useTranslation('product-cart');
  const left = useSecondsLeft(held) ?? 0;
  const time = asClock(left);
  return (
    <Clock fraction={left / QUOTE_SECONDS}>
      {short ? (
        <>
          <VisuallyHidden>{t('pay.heldLabel')}</VisuallyHidden> {time}
        </>
      ) : (
        t('pay.held', { time })
      )}
    </Clock>
  );
}

/** Announces to screen readers once that the prices expire in a minute. */
export function MinuteLeft({ held }: { held: ReceivedQuote }) {
  const { t } = useTranslation('product-cart');
  const left = useSecondsLeft(held) ?? 0;
  return (
    <VisuallyHidden>
      <output>{left > 0 && left <= 60 ? t('pay.minuteLeft') : ''}</output>
    </VisuallyHidden>
  );
}

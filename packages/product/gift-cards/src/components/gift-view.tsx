import type { Gift } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { Button, cx, FieldNote, PageTitle, Stack, Text } from '@kado/ui';
import { useCallback, useState } from 'react';
import type { GiftOpening } from '../lib/use-gift-opening.ts';
import { CodeStep } from './code-step.tsx';
import styles from './gift.module.css';
import { OpenedGiftCode } from './opened-gift.tsx';
import { WrappedGift } from './wrapped-gift.tsx';

/** The content of the gift: the amount, where to spend it, and the sender's note. */
function Content({ gift, late }: { gift: Gift; late: boolean }) {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  // The focused button that unwrapped the gift has disappeared, so the heading gets the focus.
  const enter = useCallback((heading: HTMLElement | null) => void (late && heading?.focus()), [late]);
  return (
    <Stack gap={24} className={cx(styles.wide, styles.content, late && styles.late)}>
      <div className={styles.center}>
        <h2 tabIndex={-1} ref={enter} className={styles.figure}>
          <Trans
            ns="product-gift-cards"
            i18nKey="gift.amount"
            values={{ amount: format.received(gift.amount), brand: gift.brand }}
            components={{ b: <bdi /> }}
          />
        </h2>
      </div>
      {gift.message && (
        <figure>
          <figcaption>
            <Text size="small" tone="quiet">
              {t('gift.noteFrom', { from: gift.from })}
            </Text>
          </figcaption>
          <blockquote className={styles.note} dir="auto">
            {gift.message}
          </blockquote>
        </figure>
      )}
    </Stack>
  );
}

/** The button that requests the one-time code by e-mail. */
function AskForCode({ gift, opening }: { gift: Gift; opening: GiftOpening }) {
  const { t } = useTranslation('product-gift-cards');
  return (
    <div className={styles.center}>
      <Button icon="lock" busy={opening.sending} onClick={() => void opening.send()}>
        {t('gift.getCode')}
      </Button>
      <div aria-live="assertive">{opening.error && <FieldNote id="refused" error={opening.error} />}</div>
      <Text size="small" tone="quiet" measure>
        {t(gift.state === 'opened' ? 'gift.again' : 'gift.safe')}
      </Text>
    </div>
  );
}

/** A gift, first wrapped, then with its code. It is shown unwrapped if it was opened before or a one-time code was requested. */
export function GiftView({ gift, opening }: { gift: Gift; opening: GiftOpening }) {
  const { held, opened } = opening;
  const { t } = useTranslation('product-gift-cards');
  const [unwrapped, setUnwrapped] = useState(gift.state === 'opened' || held !== undefined);
  const [late, setLate] = useState(false);
  const unwrap = () => {
    setLate(true);
    setUnwrapped(true);
  };
  return (
    <>
      <div className={styles.center}>
        <PageTitle>
          <bdi>{t('gift.title', { from: gift.from })}</bdi>
        </PageTitle>
        {!unwrapped && <Text tone="quiet">{t('gift.wrapped')}</Text>}
      </div>
      <WrappedGift brand={gift.brand} open={unwrapped} />
      {!unwrapped && <Button onClick={unwrap}>{t('gift.unwrap')}</Button>}
      {unwrapped && <Content gift={gift} late={late} />}
      {unwrapped && !opened && !held && <AskForCode gift={gift} opening={opening} />}
      {held && !opened && <CodeStep held={held} opening={opening} />}
      {opened && <OpenedGiftCode opened={opened} />}
    </>
  );
}

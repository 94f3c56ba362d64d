import type { OpenedGift } from '@kado/contracts';
import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { QrCode } from '@kado/product-ui';
import { Button, Stack, Text, VisuallyHidden } from '@kado/ui';
import { useCallback } from 'react';
import styles from './gift.module.css';

/** The code of the gift card as text and QR code, with a copy button and the instructions to redeem it. */
export function OpenedGiftCode({ opened: { code, redeem } }: { opened: OpenedGift }) {
  const { t } = useTranslation('product-gift-cards');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const enter = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  return (
    <Stack as="section" gap={24} className={`${styles.wide} ${styles.content}`} aria-labelledby="code">
      <div className={styles.center}>
        <h2 id="code" tabIndex={-1} ref={enter} className={styles.figure}>
          {t('gift.codeTitle')}
        </h2>
        <p className={styles.code}>
          <VisuallyHidden>{t('gift.code')}</VisuallyHidden> <bdi dir="ltr">{code}</bdi>
        </p>
        <Button variant="soft" icon="copy" onClick={() => void copy(code, t('gift.copied'))}>
          {common('action.copy')}
        </Button>
        <QrCode text={code} label={t('gift.qr')} />
      </div>
      <Stack gap={4}>
        <Text as="h3" weight="strong">
          {t('gift.redeem')}
        </Text>
        <Text>{redeem}</Text>
      </Stack>
      <Text size="small" tone="quiet">
        {t('gift.keep')}
      </Text>
    </Stack>
  );
}

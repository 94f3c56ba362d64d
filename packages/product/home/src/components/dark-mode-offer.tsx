import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { skinChanged, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, Callout } from '@kado/ui';
import { isSkinChosen } from '../lib/skin-choice.ts';

/** Offers dark mode once if the device uses it and no appearance was chosen on this device. Accepting and declining both count as a choice. */
export function DarkModeOffer({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('product-home');
  const dispatch = useAppDispatch();
  const light = useAppSelector((state) => state.layout.skin === 'light');
  const [open, setOpen] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches && !isSkinChosen());
  if (!open || !light) return null;
  const choose = (skin: 'system' | 'light') => {
    dispatch(skinChanged(skin));
    setOpen(false);
  };
  return (
    <div className={className}>
      <Callout
        icon="moon"
        title={t('dark.title')}
        actions={
          <>
            <Button size="small" onClick={() => choose('system')}>
              {t('dark.follow')}
            </Button>
            <Button size="small" variant="plain" onClick={() => choose('light')}>
              {t('dark.keep')}
            </Button>
          </>
        }
      >
        <p>{t('dark.text')}</p>
      </Callout>
    </div>
  );
}

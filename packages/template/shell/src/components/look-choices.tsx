import { useTranslation } from '@kado/i18n';
import { CHOICES, frameChanged, skinChanged, useAppDispatch, useAppSelector } from '@kado/state';
import { Swatches } from '@kado/template-ui';
import { SkinChoices } from './skin-choices.tsx';

/** The skin and the main colour. */
export function LookChoices() {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const { skin, primary, menu } = useAppSelector((state) => state.layout);
  return (
    <>
      <SkinChoices value={skin} noSemiDark={menu === 'horizontal'} onChange={(next) => void dispatch(skinChanged(next))} />
      <Swatches
        label={t('customizer.primary')}
        value={primary}
        onChange={(next) => void dispatch(frameChanged({ primary: next }))}
        options={CHOICES.primary.map((value) => ({ value, label: t(`colour.${value}`) }))}
      />
    </>
  );
}

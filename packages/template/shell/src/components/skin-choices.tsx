import { useTranslation } from '@kado/i18n';
import type { Skin } from '@kado/state';
import { Icon } from '@kado/ui';
import styles from './customizer.module.css';
import { SkinThumb } from './skin-thumb.tsx';

const SHOWN = ['light', 'bordered', 'dark', 'semi-dark'] as const;

type SkinChoicesProps = { value: Skin; noSemiDark: boolean; onChange: (skin: Skin) => void };

/** The skins with a thumbnail each. Semi-dark has a dark side menu, so a horizontal menu disables it. */
export function SkinChoices({ value, noSemiDark, onChange }: SkinChoicesProps) {
  const { t } = useTranslation('template-shell');
  return (
    <fieldset className={styles.skins}>
      <legend>{t('skin.label')}</legend>
      <div>
        {SHOWN.map((skin) => (
          <label key={skin} className={styles.skin}>
            <input
              type="radio"
              name="skin"
              value={skin}
              checked={value === skin}
              disabled={skin === 'semi-dark' && noSemiDark}
              onChange={() => onChange(skin)}
            />
            <SkinThumb skin={skin} />
            <span>
              {value === skin && <Icon name="check" size={16} />}
              {t(`skin.${skin}`)}
            </span>
          </label>
        ))}
      </div>
      <label className={styles.system}>
        <input type="radio" name="skin" value="system" checked={value === 'system'} onChange={() => onChange('system')} />
        {t('skin.system')}
      </label>
    </fieldset>
  );
}

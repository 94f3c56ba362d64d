import { useId } from 'react';
import { Icon, type Primary } from '@kado/ui';
import { primaries } from '@kado/ui/tokens';
import styles from './swatches.module.css';

/** A colour to choose: one of the eight primaries, or one that follows the skin. */
export type SwatchColor = Primary | 'ground' | 'slate' | 'ink' | 'primary';

/** Props of Swatches. */
export type SwatchesProps<Color extends SwatchColor> = {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
  options: readonly { value: Color; label: string }[];
};

const drawn = (color: SwatchColor): string => {
  if (color === 'ground' || color === 'ink' || color === 'primary') return `var(--${color})`;
  return primaries[color === 'slate' ? 'graphite' : color][0];
};

/** One of a few colours as round swatches; the name of the chosen one is beside the label. */
export function Swatches<Color extends SwatchColor>({ label, value, onChange, options }: SwatchesProps<Color>) {
  const name = useId();
  return (
    <fieldset className={styles.swatches}>
      <legend>
        {label} <span>{options.find((option) => option.value === value)?.label}</span>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            style={{ background: drawn(option.value) }}
            data-light={option.value === 'ground' || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
            />
            {option.value === value && <Icon name="check" size={16} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { type ReactNode, type RefCallback, useId } from 'react';
import { cx, FieldNote, IconButton } from '@kado/ui';
import styles from './money-field.module.css';
import { useAmount } from './use-amount.ts';

/** Props of MoneyField. */
export type MoneyFieldProps = {
  label: ReactNode;
  /** A plain decimal, '' when empty: "5000.5". */
  value: string;
  onChange: (decimal: string) => void;
  /** Decimal places of the currency. */
  decimals: number;
  /** Stands before the figure: "₦". */
  sign?: string | undefined;
  /** Stands after the figure: "USD". */
  code?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement> | undefined;
};

/** A big typed amount on a line; thousands are parted while typing, comma and point both start the decimals. */
export function MoneyField({ label, value, onChange, decimals, sign, code, hint, error, id, ref, ...rest }: MoneyFieldProps) {
  const made = useId();
  const own = id ?? made;
  const amount = useAmount({ value, decimals, onChange, ref });
  const note = error || hint ? `${own}-note` : undefined;
  return (
    <div className={styles.field}>
      <div className={cx(styles.line, Boolean(error) && styles.bad)}>
        <label className={styles.label} htmlFor={own}>
          {label}
        </label>
        <span className={styles.figure}>
          {sign && <bdi className={styles.sign}>{sign}</bdi>}
          <input
            {...rest}
            {...amount}
            id={own}
            dir="ltr"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
          />
          {code && <span className={styles.code}>{code}</span>}
        </span>
      </div>
      {note && <FieldNote id={note} hint={hint} error={error} />}
    </div>
  );
}

/** Two MoneyFields side by side with a button between them: what arrives, and what it costs. */
export function MoneyPair({
  first,
  second,
  swapLabel,
  onSwap,
}: {
  first: ReactNode;
  second: ReactNode;
  swapLabel: string;
  onSwap: () => void;
}) {
  return (
    <div className={styles.pair}>
      {first}
      <IconButton className={styles.swap} icon="swap" label={swapLabel} onClick={onSwap} />
      {second}
    </div>
  );
}

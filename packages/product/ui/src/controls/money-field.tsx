import { formatDecimal, useTranslation, type DecimalReading } from '@kado/i18n';
import { cx, FieldNote, IconButton } from '@kado/ui';
import { type ReactNode, type RefCallback, useId, useState } from 'react';
import styles from './money-field.module.css';
import { useAmount } from './use-amount.ts';

/** Props of MoneyField. */
export type MoneyFieldProps = {
  label: ReactNode;
  /** A plain decimal, '' when empty: "5000.5". */
  value: string;
  /** Receives the plain decimal; '' if the text is invalid or ambiguous. */
  onChange: (decimal: string) => void;
  /** Decimal places of the currency. */
  decimals: number;
  /** Shown before the figure: "₦". Includes a space where the language requires one: "KES ". */
  sign?: string | undefined;
  /** Shown after the figure: "USD". */
  code?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** 44 px high, with the label for screen readers only: for the main amount of a page. */
  large?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement> | undefined;
};

type Shown = { reading: DecimalReading; isOwnWriting: boolean };

/** A hint that shows how an amount in a foreign notation was parsed, or the error of an invalid amount. */
function useAmountNotes({ reading, isOwnWriting }: Shown, { decimals, sign, code }: MoneyFieldProps, left: boolean) {
  const { t, i18n } = useTranslation();
  const written = (decimal: string) => {
    const [whole = '', part] = decimal.split('.');
    const figure = formatDecimal(part ? `${whole}.${part.padEnd(decimals, '0')}` : whole, i18n.language);
    const text = `${sign ?? ''}${figure}${code ? `\u00A0${code}` : ''}`;
    return i18n.dir() === 'rtl' ? `\u2066${text}\u2069` : text;
  };
  if (reading.ok) return { hint: isOwnWriting ? undefined : t('amount.understood', { amount: written(reading.decimal) }) };
  if (reading.reason === 'ambiguous') {
    const [more, less] = reading.readings;
    return { error: t('amount.ambiguous', { more: written(more), less: written(less) }) };
  }
  if (reading.reason === 'tooPrecise')
    return { error: decimals === 0 ? t('amount.whole') : t('amount.tooPrecise', { count: decimals }) };
  return { error: left && reading.reason === 'notANumber' ? t('amount.notANumber') : undefined };
}

/** A field for an amount, parsed and formatted in the language of the interface; thousands are grouped while typing. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, value, onChange, decimals, sign, code, hint, error, onBlur, id, ref, large, ...rest } = props;
  const { i18n } = useTranslation();
  const made = useId();
  const own = id ?? made;
  const [left, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    onBlur?.();
  };
  const type = (decimal: string) => {
    setLeft(false);
    onChange(decimal);
  };
  const amount = useAmount({ value, lng: i18n.language, digits: decimals, onChange: type, onBlur: leave, ref });
  const notes = useAmountNotes(amount, props, left);
  const [wrong, help] = [notes.error ?? error, notes.hint ?? hint];
  const note = wrong || help ? `${own}-note` : undefined;
  return (
    <div className={cx(styles.field, large && styles.large)}>
      <div className={cx(styles.line, Boolean(wrong) && styles.bad)}>
        <label className={styles.label} htmlFor={own}>
          {label}
        </label>
        <span className={styles.figure}>
          {sign && <bdi className={styles.sign}>{sign.trim()}</bdi>}
          <input
            {...rest}
            {...amount.input}
            id={own}
            dir="ltr"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-describedby={note}
            aria-invalid={wrong ? true : undefined}
          />
          {code && <bdi className={styles.code}>{code}</bdi>}
        </span>
      </div>
      {note && <FieldNote id={note} hint={help} error={wrong} />}
    </div>
  );
}

/** Two MoneyFields with a swap button between them: the received and the paid amount. */
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

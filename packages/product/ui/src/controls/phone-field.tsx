import { formatPhone } from '@kado/contracts';
import { toAsciiDigits } from '@kado/i18n';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field, type FieldWords, Icon, InputBox, Tile, VisuallyHidden } from '@kado/ui';
import styles from './phone-field.module.css';
import { type PhoneReading, usePhoneReader } from './phone-reading.ts';

/** Props of PhoneField. */
export type PhoneFieldProps = FieldWords & {
  /** The text in the field. */
  value: string;
  /** Receives the text (formatted while the caret is at its end) and the parsed number; called again if the rules load after typing. */
  onChange: (text: string, reading: PhoneReading) => void;
  /** ISO 3166 alpha-2, the default country of numbers without a country code. */
  country?: string | undefined;
  /** Announced to screen readers once the number is complete. */
  completeLabel: string;
  /** Replaces the country's two letters at the start of the field. */
  start?: ReactNode;
  onBlur?: (() => void) | undefined;
  ref?: ((input: HTMLInputElement | null) => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

const UNPARSED = (text: string): PhoneReading => ({ state: text ? 'partial' : 'empty', text });

/** Formats a complete international number as `formatPhone` does; leaves other texts unchanged. */
const formatFinished = (text: string, { e164 }: PhoneReading): string =>
  e164 && text.startsWith('+') ? formatPhone(e164) : text;

function Complete({ label }: { label: string | undefined }) {
  return (
    <output className={styles.state}>
      {label && (
        <>
          <Icon name="check" size={20} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </output>
  );
}

/** A phone number field: shows the country, formats while typing, marks a complete number. The number rules load on first use. */
export function PhoneField({
  label,
  aside,
  hint,
  error,
  value,
  onChange,
  country,
  completeLabel,
  start,
  id,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const read = usePhoneReader();
  const reading = read?.(value, country) ?? UNPARSED(value);
  const reported = useRef<string | undefined>(undefined);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = toAsciiDigits(event.target.value);
    const atEnd = event.target.selectionStart === event.target.value.length;
    const next = read?.(raw, country) ?? UNPARSED(raw);
    const text = atEnd && raw.length > value.length ? next.text : raw;
    reported.current = next.e164;
    onChange(text, next);
  };
  const leave = () => {
    const finished = formatFinished(value, reading);
    if (finished !== value) onChange(finished, reading);
    onBlur?.();
  };
  // A layout effect, because before a passive effect runs, a key event could still be handled with the old text.
  useLayoutEffect(() => {
    if (!read || !value) return;
    const late = read(value, country);
    if (late.e164 === reported.current) return;
    reported.current = late.e164;
    onChange(value, late);
  }, [read, value, country, onChange]);
  const where = reading.country ?? country;
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <InputBox
          {...rest}
          {...control}
          bad={Boolean(error)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          value={value}
          onChange={change}
          onBlur={leave}
          start={start ?? (where ? <Tile id={where} initials={where} size="xs" /> : undefined)}
          end={<Complete label={reading.state === 'complete' ? completeLabel : undefined} />}
        />
      )}
    </Field>
  );
}

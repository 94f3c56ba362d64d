import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { TextField, type TextFieldProps } from '@kado/ui';
import { type NumberShape, readTyped, toTyped } from '../lib/typed-number.ts';

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  shape: NumberShape;
  /** A plain decimal, or the text as typed if it is not a number. */
  value: string;
  onChange: (kept: string) => void;
};

/** A number, typed and shown in the format of the interface language. While the user types, the text is not reformatted. */
export function NumberField({ shape, value, onChange, ...field }: NumberFieldProps) {
  const lng = useTranslation().i18n.language;
  const [typed, setTyped] = useState<{ text: string; kept: string; lng: string }>();
  const isTyped = typed?.kept === value && typed.lng === lng;
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={isTyped ? typed.text : toTyped(value, shape, lng)}
      onChange={({ target: { value: text } }) => {
        const kept = readTyped(text, shape, lng);
        setTyped({ text, kept, lng });
        onChange(kept);
      }}
    />
  );
}

import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

/** Props of MobileField; `onChange` receives E.164 once the number is complete, and the typed text until then. */
export type MobileFieldProps = Omit<PhoneFieldProps, 'onChange'> & { onChange: (number: string) => void };

/** A phone number field for forms: keeps the typed text on screen while the form's value is E.164. */
export function MobileField({ value, onChange, ...field }: MobileFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <PhoneField
      {...field}
      value={typed}
      onChange={(text, reading) => {
        setTyped(text);
        onChange(reading.e164 ?? text);
      }}
    />
  );
}

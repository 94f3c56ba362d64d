import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

/** Props of MobileField; `onChange` receives E.164 as soon as the number is complete, until then what is typed. */
export type MobileFieldProps = Omit<PhoneFieldProps, 'onChange'> & { onChange: (number: string) => void };

/** A phone number of a form: shows what is typed, whatever form the value has. */
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

import { cx, TextField, type TextFieldProps } from '@kado/ui';
import styles from './date-field.module.css';

/** Props of DateField: those of TextField; the value is 'YYYY-MM-DD' or ''. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A date input; it opens the device's date picker, and the date can be typed. */
export function DateField({ className, ...field }: DateFieldProps) {
  return <TextField {...field} type="date" className={cx(styles.date, className)} />;
}

import { cx } from './cx.ts';
import styles from './amount.module.css';

/** Props of Amount: `text` is a formatted amount; a currency code at its end ("3.59 USD") is set smaller and quiet. */
export type AmountProps = {
  text: string;
  /** inherit the size around it, or: s 20, m 32, l 44 px. */
  size?: 'inherit' | 's' | 'm' | 'l' | undefined;
  /** Struck through: what came back. */
  struck?: boolean | undefined;
  className?: string | undefined;
};

const CODE = /^(.*\S)\s([A-Z]{3})$/su;

/** One amount of money, kept apart from the words around it. */
export function Amount({ text, size = 'inherit', struck, className }: AmountProps) {
  const [, figure = text, code] = CODE.exec(text) ?? [];
  const inside = (
    <bdi className={cx(styles.amount, styles[size], className)}>
      {figure}
      {code && (
        <>
          {' '}
          <span className={styles.code}>{code}</span>
        </>
      )}
    </bdi>
  );
  return struck ? <s className={styles.struck}>{inside}</s> : inside;
}

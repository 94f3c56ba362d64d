import { cx } from './cx.ts';
import styles from './amount.module.css';

/** Props of Amount: `text` is a formatted amount; a currency code at its end ("3.59 USD") is smaller and muted. */
export type AmountProps = {
  text: string;
  /** `inherit` the size of the text around it, or: s 20, m 32, l 44 px. */
  size?: 'inherit' | 's' | 'm' | 'l' | undefined;
  /** Struck through: a refunded amount. */
  struck?: boolean | undefined;
  className?: string | undefined;
};

/** The most characters that fit in a summary at size `l`, where amounts never wrap; a longer amount is one size smaller. */
const MAX_LARGE_LENGTH = 11;
const CODE = /^(.*\S)\s([A-Z]{3})$/su;

/** An amount of money, isolated from the direction of the text around it. */
export function Amount({ text, size = 'inherit', struck, className }: AmountProps) {
  const [, figure = text, code] = CODE.exec(text) ?? [];
  // A line is drawn at the height of its own text, so the smaller code needs a line of its own.
  const cut = (part: string) => (struck ? <s>{part}</s> : part);
  return (
    <bdi
      className={cx(
        styles.amount,
        styles[size === 'l' && figure.length > MAX_LARGE_LENGTH ? 'm' : size],
        struck && styles.struck,
        className,
      )}
    >
      {cut(figure)}
      {code && (
        <>
          {' '}
          <span className={styles.code}>{cut(code)}</span>
        </>
      )}
    </bdi>
  );
}

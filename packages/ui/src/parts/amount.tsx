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

/** A large figure that is longer does not fit in a summary, whose figures never break: it is set a step smaller. */
const MAX_LARGE_LENGTH = 11;
const CODE = /^(.*\S)\s([A-Z]{3})$/su;

/** One amount of money, kept apart from the words around it. */
export function Amount({ text, size = 'inherit', struck, className }: AmountProps) {
  const [, figure = text, code] = CODE.exec(text) ?? [];
  // The line is drawn at the height of the text that it belongs to, so the smaller code has its own.
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

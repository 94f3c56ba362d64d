import { useRef } from 'react';
import { useTranslation } from '@kado/i18n';
import { IconButton, TextField } from '@kado/ui';
import type { DraftLine } from '../../lib/draft.ts';
import type { LineField } from '../../lib/errors.ts';
import { wholeLine } from '../../lib/typed-number.ts';
import { lineSums } from '../../lib/sums.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';
import styles from './lines.module.css';
import { Percents } from './discount-and-tax.tsx';

type RowProps = {
  place: number;
  line: DraftLine;
  services: string;
  errors: Partial<Record<LineField, LineField>> | undefined;
  onChange: (part: Partial<DraftLine>) => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
};

const calm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Lets an element go before it is taken away. */
function fadeOut(element: HTMLElement | null, then: () => void): void {
  if (!element?.animate || calm()) return then();
  const from = { opacity: 1, blockSize: `${element.offsetHeight}px`, overflow: 'clip' };
  const gone = element.animate([from, { opacity: 0, blockSize: '0px', overflow: 'clip' }], { duration: 180, easing: 'ease-out' });
  void gone.finished.then(then, then);
}

/** One line: what it is, what one costs, how many, and what that comes to. */
export function LineRow({ place, line, services, errors, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('template-invoice');
  const { cents } = useWritten();
  const row = useRef<HTMLLIElement>(null);
  const { subtotal, discount } = lineSums(wholeLine(line));
  const field = (key: 'title' | 'description' | 'cost' | 'qty') => ({
    label: t(key === 'title' ? 'edit.what' : `edit.${key}`),
    value: line[key],
    error: key !== 'description' && errors?.[key] ? t(`problem.${key}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  const figure = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off', size: 'small' } as const;
  return (
    <li ref={row} className={styles.line}>
      <fieldset className={styles.fields} aria-label={t('edit.line', { place })}>
        <div className={styles.what}>
          <TextField {...field('title')} size="small" dir="auto" list={services} autoComplete="off" />
          <TextField {...field('description')} size="small" dir="auto" autoComplete="off" />
        </div>
        <TextField {...field('cost')} {...figure} start="$" />
        <TextField {...field('qty')} {...figure} />
        <div className={styles.price}>
          <span className={styles.label}>{t('sheet.amount')}</span>
          <output>
            <bdi>{cents(subtotal - discount)}</bdi>
          </output>
        </div>
        <Percents place={place} line={line} bad={Boolean(errors?.discount ?? errors?.tax)} onChange={onChange} />
      </fieldset>
      <IconButton
        size="small"
        icon="x"
        label={t('edit.removeLine', { place })}
        disabled={!onRemove}
        onClick={() => onRemove && fadeOut(row.current, onRemove)}
      />
    </li>
  );
}

// A row with pictures, which no <option> has; the field in front of the list has the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { useEffect, useRef } from 'react';
import { useTranslation } from '@kado/i18n';
import { Avatar, cx, Icon, VisuallyHidden } from '@kado/ui';
import type { Mark } from '../../lib/rank.ts';
import type { Find } from '../../lib/search-results.ts';
import { Marked } from './marked.tsx';
import styles from './search.module.css';

type OptionProps = {
  id: string;
  find: Find;
  marks: readonly Mark[];
  on: boolean;
  onOpen: () => void;
  onPoint: () => void;
};

/** One row that can be opened; the keys are the field's. */
export function Option({ id, find, marks, on, onOpen, onPoint }: OptionProps) {
  const { t } = useTranslation('template-shell');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [on]);
  const starred = find.kind === 'page' && find.page.isBookmarked;
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={on}
      className={cx(styles.option, on && styles.on)}
      onClick={onOpen}
      onPointerMove={onPoint}
    >
      {find.kind === 'contact' ? (
        <Avatar size="xs" id={find.title} name={find.title} />
      ) : (
        <span className={styles.tile}>
          <Icon name={find.icon ?? 'file'} size={16} />
        </span>
      )}
      <span className={styles.words}>
        <b>
          <Marked text={find.title} marks={marks} />
        </b>
        {find.detail && (
          <small>
            <bdi>{find.detail}</bdi>
          </small>
        )}
      </span>
      {starred && (
        <span className={styles.star}>
          <Icon name="star" size={16} />
          <VisuallyHidden>{t('search.starred')}</VisuallyHidden>
        </span>
      )}
      {find.end && <bdi className={styles.end}>{find.end}</bdi>}
      {on && (
        <span className={styles.end} aria-hidden="true">
          {t('search.go')} <Icon name="enter" size={16} />
        </span>
      )}
    </div>
  );
}

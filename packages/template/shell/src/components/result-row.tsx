import type { ComponentProps } from 'react';
import { useTranslation } from '@kado/i18n';
import { Avatar, cx, Icon, VisuallyHidden } from '@kado/ui';
import type { Mark } from '../lib/rank.ts';
import type { SearchItem } from '../lib/search-results.ts';
import { Marked } from './marked.tsx';
import styles from './search.module.css';

type RowProps = { item: SearchItem; marks: readonly Mark[]; option: ComponentProps<'li'> };

/** One result; `option` are the props of MUI's Autocomplete, which marks the highlighted row with a class. */
export function ResultRow({ item, marks, option }: RowProps) {
  const { t } = useTranslation('template-shell');
  const { key, ...props } = option;
  const starred = item.kind === 'page' && item.page.isBookmarked;
  return (
    <li key={key} {...props} className={styles.option}>
      {item.kind === 'contact' ? (
        <Avatar size="xs" id={item.title} name={item.title} src={item.contact.img} />
      ) : (
        <span className={styles.tile}>
          <Icon name={item.icon ?? 'file'} size={16} />
        </span>
      )}
      <span className={styles.words}>
        <b>
          <Marked text={item.title} marks={marks} />
        </b>
        {item.detail && (
          <small>
            <bdi>{item.detail}</bdi>
          </small>
        )}
      </span>
      {starred && (
        <span className={styles.star}>
          <Icon name="star" size={16} />
          <VisuallyHidden>{t('search.starred')}</VisuallyHidden>
        </span>
      )}
      {item.end && <bdi className={styles.end}>{item.end}</bdi>}
      <span className={cx(styles.end, styles.go)} aria-hidden="true">
        {t('search.go')} <Icon name="enter" size={16} />
      </span>
    </li>
  );
}

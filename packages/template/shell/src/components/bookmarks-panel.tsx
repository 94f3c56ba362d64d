import { useReachable } from '@kado/template-kit';
import { useEffect, useRef, useState } from 'react';
import type { SearchPage } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Anchor, Icon, IconButton, InputBox, SkeletonRows } from '@kado/ui';
import { PopPanel } from '@kado/template-ui';
import { iconOf } from '../lib/menu.ts';
import { rank } from '../lib/rank.ts';
import { useToggleBookmark } from '../lib/use-current-page.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useBookmarksQuery } from '../api/navbar-api.ts';
import styles from './panels.module.css';

const SUGGESTED = 6;

function Line({ page, title }: { page: SearchPage; title: string }) {
  const { t } = useTranslation('template-shell');
  const toggle = useToggleBookmark();
  const on = page.isBookmarked;
  return (
    <li className={styles.line}>
      <Icon name={iconOf(page.icon)} size={18} />
      <Anchor className={styles.grow} to={page.link}>
        <bdi>{title}</bdi>
      </Anchor>
      <IconButton
        className={on ? styles.starred : undefined}
        size="small"
        icon="star"
        label={t(on ? 'marks.remove' : 'marks.add', { title })}
        aria-pressed={on}
        onClick={() => void toggle(page)}
      />
    </li>
  );
}

/** Finds pages and toggles their bookmarks; without a search text the bookmarked pages come first. */
export function BookmarksPanel() {
  const { t } = useTranslation('template-shell');
  const [text, setText] = useState('');
  const reachable = useReachable();
  const titleOf = usePageTitle();
  const query = useBookmarksQuery();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const shown = (pages: readonly SearchPage[]): readonly SearchPage[] => {
    const open = pages.filter(({ link }) => reachable(link));
    if (text.trim() === '') return open.toSorted((one, other) => Number(other.isBookmarked) - Number(one.isBookmarked));
    return rank(open, (page) => ({ title: titleOf(page), detail: page.title }), text).map(({ item }) => item);
  };
  return (
    <PopPanel title={t('marks.title')} foot={<span className={styles.note}>{t('marks.note')}</span>}>
      <div className={styles.find}>
        <InputBox
          ref={field}
          size="small"
          type="search"
          aria-label={t('marks.find')}
          placeholder={t('marks.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          start={<Icon name="search" size={16} />}
        />
      </div>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} empty={null} isEmpty={() => false}>
        {({ suggestions }) => {
          const pages = shown(suggestions).slice(0, SUGGESTED);
          if (pages.length === 0) return <p className={styles.nothing}>{t('search.none', { text: text.trim() })}</p>;
          return (
            <ul className={styles.lines}>
              {pages.map((page) => (
                <Line key={page.id} page={page} title={titleOf(page)} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </PopPanel>
  );
}

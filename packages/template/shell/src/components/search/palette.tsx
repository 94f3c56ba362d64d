import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FailureView, Icon, IconButton, SkeletonRows, VisuallyHidden } from '@kado/ui';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useBookmarking } from '../../lib/use-current-page.ts';
import { FileCard } from './file-card.tsx';
import { moved } from '../../lib/search-results.ts';
import { Results } from './results.tsx';
import { Scopes } from './scopes.tsx';
import styles from './search.module.css';
import { usePalette } from '../../lib/use-palette.ts';

function Keys() {
  const { t } = useTranslation('template-shell');
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.key.move')}
      </span>
      <span>
        <kbd>{t('search.key.enter')}</kbd> {t('search.key.open')}
      </span>
      <span>
        <kbd>*</kbd> {t('search.key.mark')}
      </span>
      <span className={styles.rule}>{t('search.key.rule')}</span>
    </div>
  );
}

type FieldProps = { id: string; palette: ReturnType<typeof usePalette>; onClose: () => void };

/** The field: what is typed, and the keys that move through the rows. */
function Field({ id, palette, onClose }: FieldProps) {
  const { t } = useTranslation(['template-shell', 'common']);
  const { text, rows, at } = palette;
  const mark = useBookmarking();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const current = rows[at];
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const star = event.key === '*' && current?.kind === 'page';
    if (!arrow && !star && event.key !== 'Enter') return;
    event.preventDefault();
    if (arrow) palette.setAt(moved(at, event.key, rows.length));
    else if (star && current.kind === 'page') void mark(current.page);
    else if (current) palette.open(current);
  };
  return (
    <div className={styles.head}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        aria-expanded={rows.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={(event) => palette.setText(event.target.value)}
        onKeyDown={keys}
      />
      <kbd className={styles.esc} aria-hidden="true">
        {t('search.key.escape')}
      </kbd>
      <IconButton className={styles.cross} icon="x" label={t('common:action.close')} onClick={onClose} />
    </div>
  );
}

function Waiting({ query }: { query: ReturnType<typeof usePalette>['query'] }) {
  const { t } = useTranslation();
  if (query.isLoading) {
    return (
      <div className={styles.wait}>
        <SkeletonRows count={3} />
      </div>
    );
  }
  if (query.error === undefined || query.data) return null;
  return (
    <FailureView
      title={t('error.title')}
      text={errorText(query.error) ?? t('error.text')}
      retryLabel={t('action.retry')}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Looks for pages, files, contacts and actions: a combobox over a list. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('template-shell');
  const id = useId();
  const palette = usePalette(onClose);
  const { parts, rows, at, query, file } = palette;
  const text = palette.text.trim();
  if (file) return <FileCard file={file} onBack={() => palette.setFile(undefined)} />;
  return (
    <>
      <Field id={id} palette={palette} onClose={onClose} />
      {text !== '' && <Scopes counts={palette.counts} scope={palette.scope} onScope={palette.setScope} />}
      <Waiting query={query} />
      <Results id={id} parts={parts} at={at} onOpen={palette.open} onPoint={palette.setAt} onMore={palette.setScope} />
      {rows.length === 0 && text !== '' && !query.isLoading && <p className={styles.none}>{t('search.none', { text })}</p>}
      <VisuallyHidden>
        <output>{text !== '' && t('search.count', { count: palette.total })}</output>
      </VisuallyHidden>
      <Keys />
    </>
  );
}

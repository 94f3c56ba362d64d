import useAutocomplete from '@mui/material/useAutocomplete';
import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { FailureView, Icon, IconButton, SkeletonRows, VisuallyHidden } from '@kado/ui';
import type { SearchItem } from '../lib/search-results.ts';
import { useToggleBookmark } from '../lib/use-current-page.ts';
import { usePalette } from '../lib/use-palette.ts';
import { FileCard } from './file-card.tsx';
import { Results } from './results.tsx';
import { Scopes } from './scopes.tsx';
import styles from './search.module.css';

type PaletteState = ReturnType<typeof usePalette>;

function KeyHints() {
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

/** Actions need no request, so nothing is shown as loading until a text is searched. */
function QueryState({ query, text }: Pick<PaletteState, 'query' | 'text'>) {
  const { t } = useTranslation();
  if (query.isLoading) {
    if (text === '') return null;
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

/** MUI's Autocomplete without its popup: the list is always open under the field. */
function useResultList({ parts, text, setText, open }: PaletteState, onClose: () => void) {
  const toggleBookmark = useToggleBookmark();
  const items = useMemo(() => parts.flatMap(({ hits }) => hits.map(({ item }) => item)), [parts]);
  const list = useAutocomplete<SearchItem>({
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    value: null,
    inputValue: text,
    options: items,
    filterOptions: (options) => options,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ key }) => key,
    // One group for all options: with more, MUI leaves space for a heading above the highlighted row.
    groupBy: () => '',
    onInputChange: (_, next, reason) => reason === 'input' && setText(next),
    onChange: (_, item) => item && open(item),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== '*') return;
    const highlighted = (event.target as HTMLElement).getAttribute('aria-activedescendant') ?? '';
    const item = items[Number(document.getElementById(highlighted)?.dataset['optionIndex'])];
    if (item?.kind !== 'page') return;
    event.preventDefault();
    void toggleBookmark(item.page);
  };
  return { ...list, items, onKeyDown };
}

type FieldProps = { root: ComponentProps<'div'>; input: ComponentProps<'input'>; onClose: () => void };

function Field({ root, input, onClose }: FieldProps) {
  const { t } = useTranslation(['template-shell', 'common']);
  // The placeholder has the direction of the page.
  const dir = input.value ? 'auto' : undefined;
  return (
    <div className={styles.head}>
      <div {...root} className={styles.field}>
        <Icon name="search" size={20} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type */}
        <input {...input} autoFocus type="text" dir={dir} aria-label={t('search.label')} placeholder={t('search.label')} />
        <kbd className={styles.esc} aria-hidden="true">
          {t('search.key.escape')}
        </kbd>
      </div>
      <IconButton className={styles.cross} icon="x" label={t('common:action.close')} onClick={onClose} />
    </div>
  );
}

function SearchView({ palette, onClose }: { palette: PaletteState; onClose: () => void }) {
  const { t } = useTranslation('template-shell');
  const { items, onKeyDown, getRootProps, getInputProps, getListboxProps, getOptionProps } = useResultList(palette, onClose);
  const { parts, query } = palette;
  const text = palette.text.trim();
  // Whether a search without results can be reported: not before everything has loaded, and not after a failure.
  const isKnown = text !== '' && (query.data !== undefined || palette.total > 0);
  const { 'aria-labelledby': _, ...listbox } = getListboxProps() as ComponentProps<'ul'>;
  return (
    <>
      <Field root={getRootProps({ onKeyDown })} input={getInputProps()} onClose={onClose} />
      {text !== '' && <Scopes counts={palette.counts} scope={palette.scope} onScope={palette.setScope} />}
      <QueryState query={query} text={text} />
      <Results
        parts={parts}
        listbox={listbox}
        optionOf={(option, index) => getOptionProps({ option, index })}
        onMore={palette.setScope}
      />
      {items.length === 0 && isKnown && <p className={styles.none}>{t('search.none', { text })}</p>}
      <VisuallyHidden>
        <output>{isKnown && t('search.count', { count: palette.total })}</output>
      </VisuallyHidden>
      <KeyHints />
    </>
  );
}

/** Finds pages, files, contacts and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  const palette = usePalette(onClose);
  if (palette.file) return <FileCard file={palette.file} onBack={() => palette.setFile(undefined)} />;
  return <SearchView palette={palette} onClose={onClose} />;
}

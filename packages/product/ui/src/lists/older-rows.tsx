import { useTranslation } from '@kado/i18n';
import { Button, Text } from '@kado/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Props of OlderRows. */
export type OlderRowsProps = {
  /** The result of an RTK Query hook of an infinite list. */
  list: {
    hasNextPage: boolean;
    isFetching?: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError?: boolean;
    fetchNextPage: () => unknown;
  };
  /** The number of shown rows, as text; the list's own live region announces it. */
  shown: string;
  /** The label of the button that is shown while there are more rows. */
  label: string;
};

/** Loads more rows on a press. During a refresh of the loaded rows RTK Query ignores such a request, so it is sent after the refresh. */
function useMore({ isFetching = false, fetchNextPage }: OlderRowsProps['list']) {
  const [pressed, setPressed] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (pressed === done.current || isFetching) return;
    done.current = pressed;
    void fetchNextPage();
  }, [pressed, isFetching, fetchNextPage]);
  return () => setPressed((count) => count + 1);
}

/** The end of an infinite list: the number of shown rows, and a button that loads more. Shows an error if loading fails. */
export function OlderRows({ list, shown, label }: OlderRowsProps) {
  const { t } = useTranslation();
  const more = useMore(list);
  const end = useRef<HTMLDivElement>(null);
  const hadMore = useRef(false);
  const { hasNextPage } = list;
  // The button disappears with the last rows. The focus then moves to the end of the list, so that keyboard users keep their position.
  useLayoutEffect(() => {
    if (hadMore.current && !hasNextPage && document.activeElement === document.body) end.current?.focus();
    hadMore.current = hasNextPage;
  }, [hasNextPage]);
  return (
    <>
      <div ref={end} tabIndex={-1}>
        <Text size="small" tone="quiet">
          {shown}
        </Text>
      </div>
      {list.isFetchNextPageError && (
        <Text size="small" tone="bad" role="alert">
          {t('error.title')}
        </Text>
      )}
      {hasNextPage && (
        <Button variant="soft" size="small" busy={list.isFetchingNextPage} onClick={more}>
          {label}
        </Button>
      )}
    </>
  );
}

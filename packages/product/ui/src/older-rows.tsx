import { useTranslation } from '@kado/i18n';
import { Button, Text } from '@kado/ui';

/** Props of OlderRows. */
export type OlderRowsProps = {
  /** The result of an RTK Query hook of an infinite list. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError?: boolean;
    fetchNextPage: () => unknown;
  };
  /** The number of shown rows; announced when it changes. */
  shown: string;
  /** The label of the button, which is shown while there are more rows. */
  label: string;
};

/** The end of an infinite list: the number of shown rows, and a button that loads more, or says why it could not. */
export function OlderRows({ list, shown, label }: OlderRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <output>
        <Text size="small" tone="quiet">
          {shown}
        </Text>
      </output>
      {list.isFetchNextPageError && (
        <Text size="small" tone="bad" role="alert">
          {t('error.title')}
        </Text>
      )}
      {list.hasNextPage && (
        <Button variant="soft" size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {label}
        </Button>
      )}
    </>
  );
}

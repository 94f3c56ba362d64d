import { Button, Text } from '@kado/ui';

/** Props of OlderRows. */
export type OlderRowsProps = {
  /** The result of an RTK Query hook of an infinite list. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The number of shown rows; announced when it changes. */
  shown: string;
  /** The label of the button, which is shown while there are more rows. */
  label: string;
};

/** The end of an infinite list: the number of shown rows, and a button that loads more. */
export function OlderRows({ list, shown, label }: OlderRowsProps) {
  return (
    <>
      <output>
        <Text size="small" tone="quiet">
          {shown}
        </Text>
      </output>
      {list.hasNextPage && (
        <Button variant="soft" size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {label}
        </Button>
      )}
    </>
  );
}

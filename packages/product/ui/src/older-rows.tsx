import { Button, Text } from '@kado/ui';

/** Props of OlderRows. */
export type OlderRowsProps = {
  /** The result of an RTK Query hook of an infinite list. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** How many are shown; read out when it changes. */
  shown: string;
  /** What the button does, for as long as there are more. */
  label: string;
};

/** Under a list that grows: how much of it is shown, and the way to more. */
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

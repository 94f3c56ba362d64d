import { useErrorText } from '@kado/feature-kit';
import { Button, useToast } from '@kado/ui';
import { useLazyProofFileQuery } from '../api/deposits.ts';

/** Saves an attachment. A plain link cannot do this, because the request needs the token that only this code has. */
export function FileLink({ fileId, name }: { fileId: string; name: string }) {
  const toast = useToast();
  const textOf = useErrorText();
  const [load, { isFetching }] = useLazyProofFileQuery();
  const save = async () => {
    const { data, error } = await load(fileId, true);
    if (error) toast({ text: textOf(error), tone: 'bad' });
    else if (data) Object.assign(document.createElement('a'), { href: data.file, download: name }).click();
  };
  return (
    <Button variant="soft" size="small" icon="download" busy={isFetching} onClick={() => void save()}>
      {name}
    </Button>
  );
}

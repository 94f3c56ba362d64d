import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useLazyFileUrlQuery } from '@kado/state/query';
import { Button, Row, useToast } from '@kado/ui';

/** Saves one attachment. A plain link cannot do this, because the request needs the token that only this code has. */
function AttachedFile({ fileId, name }: { fileId: string; name: string }) {
  const toast = useToast();
  const textOf = useErrorText();
  const [load, { isFetching }] = useLazyFileUrlQuery();
  const save = async () => {
    const { data, error } = await load(fileId, true);
    if (data) Object.assign(document.createElement('a'), { href: data, download: name }).click();
    else toast({ text: textOf(error), tone: 'bad' });
  };
  return (
    <Button variant="soft" size="small" icon="download" busy={isFetching} onClick={() => void save()}>
      {name}
    </Button>
  );
}

/** The attachments of a sent message. */
export function AttachedFiles({ fileIds }: { fileIds: readonly string[] }) {
  const { t } = useTranslation('product-contact');
  if (fileIds.length === 0) return null;
  return (
    <Row wrap gap={12}>
      {fileIds.map((fileId, index) => (
        <AttachedFile key={fileId} fileId={fileId} name={t('message.file', { number: index + 1 })} />
      ))}
    </Row>
  );
}

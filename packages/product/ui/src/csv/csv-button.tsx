import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { Button, saveFile, useToast } from '@kado/ui';

/** Props of CsvButton. `load` resolves to the server's CSV text or to an error, for which `textOf` returns the error text. */
export type CsvButtonProps = {
  name: string;
  file: string;
  load: () => Promise<{ data?: string | undefined; error?: unknown }>;
  textOf: (error: unknown, otherwise: string) => string;
};

/** Downloads the list as a CSV file. */
export function CsvButton({ name, file, load, textOf }: CsvButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { data, error } = await load();
    setBusy(false);
    if (data === undefined) toast({ text: textOf(error, t('csv.failed')), tone: 'bad' });
    // The byte order mark tells spreadsheets that the text is UTF-8.
    else saveFile(file, new Blob(['\uFEFF', data.replace(/^\uFEFF/, '')], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button variant="plain" size="small" icon="download" aria-label={name} busy={busy} onClick={() => void save()}>
      {t('csv.label')}
    </Button>
  );
}

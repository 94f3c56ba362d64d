import type { InvoiceListBody } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, MenuButton } from '@kado/ui';
import { useDownload } from '../lib/use-download.ts';
import { useMatches } from '../state/use-matches.ts';
import type { List } from '../state/use-list.ts';

/** Hands over what the list shows, on all its pages, or everything there is; stands still where there is nothing yet. */
export function ExportMenu({ list, data }: { list: List; data: InvoiceListBody | undefined }) {
  const { t } = useTranslation('template-invoice');
  if (data && data.total > 0) return <Menu list={list} data={data} />;
  return (
    <Button variant="plain" size="small" icon="download" iconEnd="down" disabled>
      {t('export.label')}
    </Button>
  );
}

function Menu({ list, data }: { list: List; data: InvoiceListBody }) {
  const { t } = useTranslation('template-invoice');
  const download = useDownload();
  const matches = useMatches(list, data.total);
  const { total, allData } = data;
  return (
    <MenuButton
      label={t('export.label')}
      words={t('export.label')}
      icon="download"
      entries={[
        { key: 'view', label: t('export.view', { count: total }), onClick: () => void matches().then(download) },
        { key: 'all', label: t('export.all', { count: allData.length }), onClick: () => download(allData) },
      ]}
    />
  );
}

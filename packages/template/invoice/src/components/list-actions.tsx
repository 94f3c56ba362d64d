import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import type { InvoiceListState } from '../api/use-invoice-list.ts';
import { ADD } from '../lib/addresses.ts';
import { ListExport } from './list-export.tsx';

/** The actions on the whole list: export it, and add an invoice. */
export function ListActions({ list }: { list: InvoiceListState }) {
  const { t } = useTranslation('template-invoice');
  return (
    <>
      <ListExport list={list} data={list.result.data} />
      <Allowed action="create" subject="Invoice">
        <Button size="small" icon="plus" to={ADD}>
          {t('page.add')}
        </Button>
      </Allowed>
    </>
  );
}

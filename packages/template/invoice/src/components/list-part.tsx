import { useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead } from '@kado/template-ui';
import { InvoiceList } from './invoice-list.tsx';
import { ListActions } from './list-actions.tsx';
import { useInvoiceList } from '../api/use-invoice-list.ts';

function ListWithHead() {
  const { t } = useTranslation('template-invoice');
  const list = useInvoiceList();
  return <InvoiceList list={list} head={<CellHead title={t('page.title')} end={<ListActions list={list} />} />} />;
}

/** The list as other features' pages show it, to viewers who may open the list itself. */
export function Component() {
  const { t } = useTranslation('template-invoice');
  return useDenied({ action: 'read', subject: 'Invoice' }, t('page.title')) === undefined ? <ListWithHead /> : null;
}

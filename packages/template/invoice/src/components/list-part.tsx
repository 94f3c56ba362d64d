import { useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Toolbar, ToolbarEnd } from '@kado/template-ui';
import { Text } from '@kado/ui';
import { InvoiceList } from './invoice-list.tsx';
import { ListActions } from './list-actions.tsx';
import { useInvoiceList } from '../api/use-invoice-list.ts';

function ListWithHead() {
  const { t } = useTranslation('template-invoice');
  const list = useInvoiceList();
  const head = (
    <Toolbar>
      <Text as="h2" size="head">
        {t('page.title')}
      </Text>
      <ToolbarEnd>
        <ListActions list={list} />
      </ToolbarEnd>
    </Toolbar>
  );
  return <InvoiceList list={list} head={head} />;
}

/** The list as other features' pages show it, to viewers who may open the list itself. */
export function Component() {
  const { t } = useTranslation('template-invoice');
  return useDenied({ action: 'read', subject: 'Invoice' }, t('page.title')) === undefined ? <ListWithHead /> : null;
}

import type { Invoice } from '@kado/contracts/template';
import { Allowed, useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { MenuButton } from '@kado/template-ui';
import { editAt, previewAt } from '../lib/addresses.ts';
import type { Confirm } from '../lib/confirmation.ts';
import { usePdfDownload } from '../api/use-pdf-download.ts';
import type { InvoiceActions } from '../api/use-invoice-actions.ts';
import styles from './cells.module.css';

/** Values that the actions of all rows use, computed once. */
export function useRowActionContext() {
  const { t } = useTranslation('template-invoice');
  const pdf = usePdfDownload();
  return {
    t,
    pdf,
    words: {
      download: t('row.download'),
      edit: t('row.edit'),
      duplicate: t('row.duplicate'),
      remove: t('row.remove'),
    },
    cannot: {
      edit: useDenied({ action: 'update', subject: 'Invoice' }, t('row.edit')),
      duplicate: useDenied({ action: 'create', subject: 'Invoice' }, t('row.duplicate')),
      remove: useDenied({ action: 'delete', subject: 'Invoice' }, t('row.remove')),
    },
  };
}

type RowActionsProps = {
  invoice: Invoice;
  actions: InvoiceActions;
  confirm: Confirm;
  tools: ReturnType<typeof useRowActionContext>;
};

/** The actions of one invoice. */
export function InvoiceRowActions({ invoice, actions, confirm, tools: { t, pdf, words, cannot } }: RowActionsProps) {
  const number = invoice.id;
  const removal = () => confirm({ kind: 'remove', invoices: [invoice] });
  return (
    <span className={styles.actions}>
      <Allowed action="send" subject="Invoice">
        <IconButton
          size="small"
          icon="send"
          label={t('row.send', { number })}
          onClick={() => confirm({ kind: 'send', invoices: [invoice] })}
        />
      </Allowed>
      <IconButton size="small" icon="eye" label={t('row.preview', { number })} to={previewAt(number)} />
      <MenuButton
        icon="dots"
        label={t('row.more', { number })}
        entries={[
          { key: 'download', icon: 'download', label: words.download, onClick: () => void pdf([invoice]) },
          { key: 'edit', icon: 'edit', label: words.edit, to: editAt(number), denied: cannot.edit },
          {
            key: 'duplicate',
            icon: 'copy',
            label: words.duplicate,
            denied: cannot.duplicate,
            onClick: () => void actions.duplicate([number]),
          },
          { key: 'remove', icon: 'trash', label: words.remove, apart: true, denied: cannot.remove, onClick: removal },
        ]}
      />
    </span>
  );
}

import type { Invoice } from '@kado/contracts/template';
import { Allowed, useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { MenuButton } from '@kado/template-ui';
import { editAt, previewAt } from '../lib/addresses.ts';
import type { AskFirst } from '../lib/question.ts';
import { usePdf } from '../state/use-pdf.ts';
import type { Acts } from '../state/use-acts.ts';
import styles from './cells.module.css';

/** What every row's acts need; asked for once for all of them. */
export function useRowTools() {
  const { t } = useTranslation('template-invoice');
  const pdf = usePdf();
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

type RowActsProps = { invoice: Invoice; acts: Acts; ask: AskFirst; tools: ReturnType<typeof useRowTools> };

/** What can be done with one invoice. */
export function InvoiceRowActions({ invoice, acts, ask, tools: { t, pdf, words, cannot } }: RowActsProps) {
  const number = invoice.id;
  const removal = () => ask({ kind: 'remove', invoices: [invoice] });
  return (
    <span className={styles.acts}>
      <Allowed action="send" subject="Invoice">
        <IconButton
          size="small"
          icon="send"
          label={t('row.send', { number })}
          onClick={() => ask({ kind: 'send', invoices: [invoice] })}
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
            onClick: () => void acts.duplicate([number]),
          },
          { key: 'remove', icon: 'trash', label: words.remove, apart: true, denied: cannot.remove, onClick: removal },
        ]}
      />
    </span>
  );
}

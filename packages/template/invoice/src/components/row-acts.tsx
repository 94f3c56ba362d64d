import type { Invoice } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { IconButton, MenuButton } from '@kado/ui';
import type { AskFirst } from '../lib/question.ts';
import { useDownload } from '../lib/use-download.ts';
import type { Acts } from '../state/use-acts.ts';
import styles from './cells.module.css';

/** What can be done with one invoice. */
export function RowActs({ invoice, acts, ask }: { invoice: Invoice; acts: Acts; ask: AskFirst }) {
  const { t } = useTranslation('template-invoice');
  const download = useDownload();
  const number = invoice.id;
  return (
    <span className={styles.acts}>
      <IconButton
        size="small"
        icon="send"
        label={t('row.send', { number })}
        onClick={() => ask({ kind: 'send', invoices: [invoice] })}
      />
      <IconButton size="small" icon="copy" label={t('row.duplicate', { number })} onClick={() => void acts.duplicate([number])} />
      <MenuButton
        icon="dots"
        label={t('row.more', { number })}
        entries={[
          { key: 'download', icon: 'download', label: t('row.download'), onClick: () => download([invoice]) },
          {
            key: 'remove',
            icon: 'trash',
            label: t('row.remove'),
            apart: true,
            onClick: () => ask({ kind: 'remove', invoices: [invoice] }),
          },
        ]}
      />
    </span>
  );
}

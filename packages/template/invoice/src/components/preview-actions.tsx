import { useNavigate } from 'react-router';
import type { InvoiceBody } from '@kado/contracts/template';
import { useWhileOpen } from '@kado/feature-kit';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { ProgressBar } from '@kado/template-ui';
import { editAt, previewAt, printAt } from '../lib/addresses.ts';
import { toCents, paidCents } from '../lib/money.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import { useInvoiceActions } from '../api/use-invoice-actions.ts';
import { usePdfDownload } from '../api/use-pdf-download.ts';
import type { DrawerName } from './preview-drawers.tsx';
import styles from './preview.module.css';

type PreviewActionsProps = { body: InvoiceBody; open: (drawer: DrawerName) => void };

function PaidSoFar({ body: { invoice }, open }: PreviewActionsProps) {
  const { t } = useTranslation('template-invoice');
  const { money, percent, isolate } = useInvoiceFormatters();
  const total = toCents(invoice.total);
  const paid = paidCents(invoice);
  const share = total === 0 ? 100 : Math.floor((paid / total) * 100);
  return (
    <div className={styles.paid}>
      <p className={styles.figures}>
        {t('paid.title')} <b>{percent(share)}</b>
      </p>
      <ProgressBar value={share} label={t('paid.title')} />
      <p className={styles.caption}>{t('paid.of', { paid: isolate(money(paid / 100)), total: isolate(money(invoice.total)) })}</p>
      <Allowed action="pay" subject="Invoice">
        <Button variant="soft" size="small" icon="plus" wide onClick={() => open('pay')}>
          {t('pay.title')}
        </Button>
      </Allowed>
    </div>
  );
}

/** The actions of the invoice. */
export function PreviewActions({ body, open }: PreviewActionsProps) {
  const { t } = useTranslation('template-invoice');
  const { id } = body.invoice;
  const pdf = usePdfDownload();
  const { duplicate, duplicating } = useInvoiceActions();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const second = { variant: 'plain', size: 'small' } as const;
  // The second press of a double click would copy the copy.
  const copy = ({ detail }: { detail: number }) => {
    if (detail < 2)
      void duplicate(
        [id],
        whileOpen(([made = id]) => void navigate(previewAt(made))),
      );
  };
  return (
    <section className={styles.card} aria-label={t('side.label')}>
      <div className={styles.actions}>
        <Allowed action="send" subject="Invoice">
          <Button icon="send" wide onClick={() => open('send')}>
            {t('side.send')}
          </Button>
        </Allowed>
        <Button {...second} icon="download" onClick={() => void pdf([body.invoice])}>
          {t('side.download')}
        </Button>
        <Button {...second} icon="print" to={printAt(id)}>
          {t('side.print')}
        </Button>
        <Allowed action="update" subject="Invoice">
          <Button {...second} icon="edit" to={editAt(id)}>
            {t('row.edit')}
          </Button>
        </Allowed>
        <Allowed action="create" subject="Invoice">
          <Button {...second} icon="copy" busy={duplicating} onClick={copy}>
            {t('row.duplicate')}
          </Button>
        </Allowed>
      </div>
      <PaidSoFar body={body} open={open} />
    </section>
  );
}

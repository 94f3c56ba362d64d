import { useNavigate } from 'react-router';
import type { InvoiceBody } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { ProgressBar } from '@kado/template-ui';
import { editAt, previewAt, printAt } from '../../lib/addresses.ts';
import { centsOf, paidCents } from '../../lib/money.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';
import { useActions } from '../../api/use-invoice-actions.ts';
import { usePdf } from '../../api/use-pdf-download.ts';
import type { Opened } from '../../lib/opened.ts';
import styles from './preview.module.css';

type ActsProps = { body: InvoiceBody; open: (opened: Opened) => void };

function PaidSoFar({ body: { invoice }, open }: ActsProps) {
  const { t } = useTranslation('template-invoice');
  const { money, percent, cents, apart } = useWritten();
  const total = centsOf(invoice.total);
  const paid = paidCents(invoice);
  const share = total === 0 ? 100 : Math.floor((paid / total) * 100);
  return (
    <div className={styles.paid}>
      <p className={styles.figures}>
        {t('paid.title')} <b>{percent(share)}</b>
      </p>
      <ProgressBar value={share} label={t('paid.title')} />
      <p className={styles.of}>
        {t('paid.of', { paid: apart(paid % 100 ? cents(paid) : money(paid / 100)), total: apart(money(invoice.total)) })}
      </p>
      <Allowed action="pay" subject="Invoice">
        <Button variant="soft" size="small" icon="plus" wide onClick={() => open('pay')}>
          {t('pay.title')}
        </Button>
      </Allowed>
    </div>
  );
}

/** What can be done with the invoice. */
export function SideActs({ body, open }: ActsProps) {
  const { t } = useTranslation('template-invoice');
  const { id } = body.invoice;
  const pdf = usePdf();
  const { duplicate } = useActions();
  const navigate = useNavigate();
  const second = { variant: 'plain', size: 'small' } as const;
  const copy = () => void duplicate([id]).then((made) => made && navigate(previewAt(made[0] ?? id)));
  return (
    <section className={styles.card} aria-label={t('side.label')}>
      <div className={styles.acts}>
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
          <Button {...second} icon="copy" onClick={copy}>
            {t('row.duplicate')}
          </Button>
        </Allowed>
      </div>
      <PaidSoFar body={body} open={open} />
    </section>
  );
}

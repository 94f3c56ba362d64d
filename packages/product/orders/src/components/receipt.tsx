import type { Order } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { SkeletonReceipt, useFlow } from '@kado/product-ui';
import { Button, Row, ShowOn } from '@kado/ui';
import { useState } from 'react';
import { useReceiptQuery } from '../api/receipts.ts';
import { useReceiptFile } from '../lib/use-receipt-file.ts';
import { MailReceipt } from './mail-receipt.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import styles from './receipt.module.css';

/** The receipt: on screen, in print, as a PDF, and by e-mail. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const [mailing, setMailing] = useState(false);
  const receipt = useReceiptQuery(order.id, { refetchOnMountOrArgChange: true });
  const file = useReceiptFile(order.id, order.reference);
  const back = `/orders/${order.id}`;
  useFlow({ title: t('page.receipt'), backTo: back });
  return (
    <>
      <Row wrap gap={8} className={styles.actions}>
        <ShowOn on="wide">
          <Button variant="text" size="small" to={back}>
            {t('receipt.backToOrder')}
          </Button>
        </ShowOn>
        <Button variant="soft" size="small" icon="print" onClick={() => globalThis.print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="soft" size="small" icon="download" busy={file.busy} onClick={() => void file.save()}>
          {t('receipt.pdf')}
        </Button>
        <Button variant="soft" size="small" icon="mail" onClick={() => setMailing(true)}>
          {t('receipt.mail')}
        </Button>
      </Row>
      <QueryView
        query={receipt}
        skeleton={<SkeletonReceipt />}
        empty={null}
        isEmpty={() => false}
        errorTitle={t('error.receipt')}
      >
        {(shown) => (
          <div className={styles.lift}>
            <ReceiptPaper receipt={shown} />
          </div>
        )}
      </QueryView>
      {mailing && <MailReceipt order={order} onClose={() => setMailing(false)} />}
    </>
  );
}

import type { CustomerTicket } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Conversation } from '@kado/product-ui';
import { Link, Row, SkeletonRows, StatusText, Text } from '@kado/ui';
import { useParams } from 'react-router';
import { useCustomerMessageQuery } from '../api/messages.ts';
import { FileLink } from '../components/file-link.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { ReplyForm } from '../components/reply-form.tsx';
import styles from '../components/operator.module.css';
import { MESSAGE_TONES } from '../lib/looks.ts';
import { useLive } from '../lib/use-live.ts';

function Message({ ticket }: { ticket: CustomerTicket }) {
  const { t } = useTranslation('product-operator');
  const { id, name, email, customer, status, topic, message, createdAt, replies, orderId, fileIds } = ticket;
  return (
    <>
      <Row wrap gap={16}>
        <StatusText tone={MESSAGE_TONES[status]}>{t(`messageStatus.${status}`)}</StatusText>
        <Text tone="quiet">{t(`topic.${topic}`)}</Text>
        <Text tone="quiet" className={styles.address}>
          <bdi dir="ltr">{email}</bdi>
        </Text>
        {customer && <Link to={`/operator/users/${customer.id}`}>{t('message.account')}</Link>}
        {orderId && <Link to={`/operator/orders/${orderId}`}>{t('message.order')}</Link>}
        <Link to={`/operator/audit?subjectId=${id}`}>{t('nav.audit')}</Link>
      </Row>
      <Conversation
        label={t('message.title')}
        messages={[
          { text: message, at: createdAt, by: name, customer: true },
          ...replies.map(({ text, at, from }) => ({
            text,
            at,
            by: from === 'operator' ? t('message.us') : name,
            customer: from === 'customer',
          })),
        ]}
      />
      {fileIds.length > 0 && (
        <Row wrap gap={12}>
          {fileIds.map((fileId, index) => (
            <FileLink key={fileId} fileId={fileId} name={t('message.file', { number: index + 1 })} />
          ))}
        </Row>
      )}
      <ReplyForm key={id} ticket={ticket} />
    </>
  );
}

/** /operator/messages/:messageId: one message with its replies, polled while the page is in use. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { messageId = '' } = useParams();
  const live = useLive();
  const { currentData, error, isLoading, refetch } = live.watch(useCustomerMessageQuery(messageId, live.options));
  return (
    <OperatorFrame title={currentData?.reference ?? t('message.title')}>
      <div className={styles.column}>
        <QueryView
          query={{ data: currentData, error, isLoading, refetch }}
          skeleton={<SkeletonRows count={3} />}
          empty={null}
          errorTitle={t('message.error')}
        >
          {(ticket) => <Message ticket={ticket} />}
        </QueryView>
      </div>
    </OperatorFrame>
  );
}

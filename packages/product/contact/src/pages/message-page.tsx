import type { Ticket } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Conversation, isNotFound } from '@kado/product-ui';
import { Button, EmptyStatePage, Link, NotFoundArt, PageTitle, Row, SkeletonRows, StatusText, Text } from '@kado/ui';
import { useParams } from 'react-router';
import { useMessageQuery } from '../api/messages.ts';
import { AttachedFiles } from '../components/attached-files.tsx';
import styles from '../components/contact.module.css';
import { TONES } from '../lib/states.ts';

function Message({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('product-contact');
  const { reference, status, topic, message, createdAt, replies, orderId, fileIds } = ticket;
  return (
    <>
      <Row wrap gap={16}>
        <StatusText tone={TONES[status]}>{t(`state.${status}`)}</StatusText>
        <Text tone="quiet">{t(`topic.${topic}`)}</Text>
        <Text tone="quiet">
          <bdi>{reference}</bdi>
        </Text>
        {orderId && <Link to={`/orders/${orderId}`}>{t('message.order')}</Link>}
      </Row>
      <Conversation
        label={t('message.title')}
        messages={[
          { text: message, at: createdAt, by: t('message.you'), customer: true },
          ...replies.map(({ text, at, from }) => ({
            text,
            at,
            by: t(from === 'customer' ? 'message.you' : 'message.us'),
            customer: from === 'customer',
          })),
        ]}
      />
      <AttachedFiles fileIds={fileIds} />
      {replies.length === 0 && status === 'open' && <Text tone="quiet">{t('message.wait')}</Text>}
    </>
  );
}

/** /contact/:messageId: one of the user's messages, with the replies. */
export function Component() {
  const { t } = useTranslation('product-contact');
  const { messageId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useMessageQuery(messageId, { refetchOnMountOrArgChange: true });
  if (isNotFound(error))
    return (
      <EmptyStatePage
        art={NotFoundArt}
        title={t('message.notFound')}
        actions={<Button to="/contact">{t('message.another')}</Button>}
      >
        {t('message.notFoundText')}
      </EmptyStatePage>
    );
  return (
    <div className={styles.column}>
      <PageTitle>{t('message.title')}</PageTitle>
      <QueryView
        query={{ data: currentData, error, isLoading: isFetching, refetch }}
        skeleton={<SkeletonRows count={2} />}
        empty={null}
        errorTitle={t('message.error')}
      >
        {(ticket) => <Message ticket={ticket} />}
      </QueryView>
      <div>
        <Button variant="soft" to="/contact">
          {t('message.another')}
        </Button>
      </div>
    </div>
  );
}

import type { Ticket } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { Button, cx, Link, PageTitle, Row, SkeletonRows, Stack, StatusText, Text } from '@kado/ui';
import { useParams } from 'react-router';
import { useMessageQuery } from '../api/messages.ts';
import styles from '../components/contact.module.css';
import { TONES } from '../lib/states.ts';

type BubbleProps = { text: string; at: string; by: string; own: boolean };

function Bubble({ text, at, by, own }: BubbleProps) {
  const format = useFormatters();
  return (
    <li className={cx(styles.bubble, own && styles.own)}>
      <Text size="small" tone="quiet">
        {format.facts(by, format.dateTime(at))}
      </Text>
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </li>
  );
}

function Conversation({ ticket }: { ticket: Ticket }) {
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
        {fileIds.length > 0 && <Text tone="quiet">{t('message.files', { count: fileIds.length })}</Text>}
      </Row>
      <Stack as="ul" gap={16} aria-label={t('message.title')}>
        <Bubble text={message} at={createdAt} by={t('message.you')} own />
        {replies.map((reply) => (
          <Bubble
            key={reply.at}
            text={reply.text}
            at={reply.at}
            by={t(reply.from === 'customer' ? 'message.you' : 'message.us')}
            own={reply.from === 'customer'}
          />
        ))}
      </Stack>
      {replies.length === 0 && status === 'open' && <Text tone="quiet">{t('message.wait')}</Text>}
    </>
  );
}

/** /contact/:messageId: one of this person's messages, with the replies. */
export function Component() {
  const { t } = useTranslation('product-contact');
  const { messageId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useMessageQuery(messageId, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.column}>
      <PageTitle>{t('message.title')}</PageTitle>
      <QueryView
        query={{ data: currentData, error, isLoading: isFetching, refetch }}
        skeleton={<SkeletonRows count={2} />}
        empty={null}
        errorTitle={t('message.error')}
      >
        {(ticket) => <Conversation ticket={ticket} />}
      </QueryView>
      <div>
        <Button variant="soft" to="/contact">
          {t('message.another')}
        </Button>
      </div>
    </div>
  );
}

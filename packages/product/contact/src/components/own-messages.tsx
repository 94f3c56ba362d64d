import type { Ticket } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { excerpt, List, ListRow, OlderRows, useFormatters } from '@kado/product-ui';
import { SectionHead, SkeletonRows, Stack, StatusText, Text } from '@kado/ui';
import { useMessagesInfiniteQuery } from '../api/messages.ts';
import { TONES } from '../lib/states.ts';

/** The number of characters of a message that its row shows. */
const SHOWN = 60;

function MessageRow({ ticket: { id, reference, topic, message, status, createdAt } }: { ticket: Ticket }) {
  const { t } = useTranslation('product-contact');
  const format = useFormatters();
  return (
    <ListRow
      to={`/contact/${id}`}
      head={<bdi>{excerpt(message, SHOWN)}</bdi>}
      meta={format.facts(t(`topic.${topic}`), reference, format.dateTime(createdAt))}
      state={<StatusText tone={TONES[status]}>{t(`state.${status}`)}</StatusText>}
    />
  );
}

/** The messages that the user has sent, newest first. */
export function OwnMessages() {
  const { t } = useTranslation('product-contact');
  const list = useMessagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const shownText = (tickets: readonly unknown[]) => t('own.shown', { count: tickets.length });
  return (
    <section aria-labelledby="own">
      <SectionHead id="own">{t('own.head')}</SectionHead>
      <QueryView
        query={{ data: rows, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<SkeletonRows count={2} />}
        empty={<Text tone="quiet">{t('own.none')}</Text>}
        errorTitle={t('own.error')}
        announce={shownText}
      >
        {(tickets) => (
          <Stack gap={16}>
            <List label={t('own.head')}>
              {tickets.map((ticket) => (
                <MessageRow key={ticket.id} ticket={ticket} />
              ))}
            </List>
            <OlderRows list={list} shown={shownText(tickets)} label={t('own.older')} />
          </Stack>
        )}
      </QueryView>
    </section>
  );
}

import { ContactTopic, type CustomerTicket, TicketStatus } from '@kado/contracts';
import { type AllowedValues, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { excerpt, List, ListRow, useFormatters } from '@kado/product-ui';
import { StatusText } from '@kado/ui';
import { useCustomerMessagesInfiniteQuery } from '../api/messages.ts';
import { Choice, Filters, Search } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';
import { MESSAGE_TONES } from '../lib/looks.ts';
import { useLive } from '../lib/use-live.ts';

type State = { q: string; status: '' | TicketStatus; topic: '' | ContactTopic };

const DEFAULTS: State = { q: '', status: '', topic: '' };
const ALLOWED: AllowedValues<State> = { status: ['', ...TicketStatus.options], topic: ['', ...ContactTopic.options] };
/** The number of characters of a message that its row shows. */
const SHOWN = 80;

function MessageRow({ ticket: { id, name, topic, message, status, reference, createdAt } }: { ticket: CustomerTicket }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  return (
    <ListRow
      to={`/operator/messages/${id}`}
      head={<bdi>{excerpt(message, SHOWN)}</bdi>}
      meta={format.facts(name, t(`topic.${topic}`), reference, format.dateTime(createdAt))}
      state={<StatusText tone={MESSAGE_TONES[status]}>{t(`messageStatus.${status}`)}</StatusText>}
    />
  );
}

/** /operator/messages: all customers' messages, polled while the page is in use; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const live = useLive();
  const list = live.watch(useCustomerMessagesInfiniteQuery(useDebouncedQuery(filters), live.options));
  return (
    <OperatorFrame title={t('nav.messages')}>
      <Filters>
        <Search hint={t('messages.hint')} value={filters.q} onChange={(q) => change({ q })} />
        <Choice
          label={t('messages.status')}
          all={t('messages.anyStatus')}
          value={filters.status}
          options={TicketStatus.options}
          nameOf={(status) => t(`messageStatus.${status}`)}
          onChange={(status) => change({ status })}
        />
        <Choice
          label={t('messages.topic')}
          all={t('messages.anyTopic')}
          value={filters.topic}
          options={ContactTopic.options}
          nameOf={(topic) => t(`topic.${topic}`)}
          onChange={(topic) => change({ topic })}
        />
      </Filters>
      <Rows list={list} empty={t('messages.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(tickets) => (
          <List label={t('nav.messages')}>
            {tickets.map((ticket) => (
              <MessageRow key={ticket.id} ticket={ticket} />
            ))}
          </List>
        )}
      </Rows>
    </OperatorFrame>
  );
}

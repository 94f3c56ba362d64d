import type { Recipient } from '@kado/contracts';
import { QueryView, useDebouncedValue } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { List, NoMatch, SearchField } from '@kado/product-ui';
import { banks, networks, useCall, useLoaded } from '@kado/state';
import { Button, EmptyArt, EmptyState, PageTitle, Row, SkeletonRows, Stack } from '@kado/ui';
import { useState } from 'react';
import { useRecipientsQuery } from '../api/recipients.ts';
import { RecipientDialog } from '../components/recipient-dialog.tsx';
import { RecipientRow } from '../components/recipient-row.tsx';
import styles from '../components/recipients.module.css';
import { matches } from '../lib/recipient.ts';
import { useRemove } from '../lib/use-remove.ts';

/** The number of recipients from which the search field is shown. */
const MANY = 6;

const PAYOUT = { use: 'payout' } as const;

/** Loads the banks for their names. A component, so that they load only if the user has saved an account. */
function LoadBanks() {
  useLoaded(banks, PAYOUT);
  return null;
}

type PeopleProps = {
  rows: readonly Recipient[];
  typed: string;
  onType: (text: string) => void;
  onEdit: (recipient: Recipient) => void;
};

function People({ rows, typed, onType, onEdit }: PeopleProps) {
  const { t } = useTranslation('product-recipients');
  const by = [...(useLoaded(networks, undefined).data ?? []), ...(useCall(banks).data ?? [])];
  const remove = useRemove();
  const shown = rows.filter((row) => matches(row, typed));
  return (
    <Stack gap={16}>
      {rows.some(({ kind }) => kind === 'bank') && <LoadBanks />}
      {(rows.length >= MANY || typed !== '') && (
        <SearchField label={t('search.label')} hint={t('search.hint')} value={typed} onChange={onType} />
      )}
      {shown.length === 0 ? (
        <NoMatch title={t('search.nothing')} clearLabel={t('search.clear')} onClear={() => onType('')} />
      ) : (
        <List label={t('page.title')}>
          {shown.map((recipient) => (
            <RecipientRow
              key={recipient.id}
              recipient={recipient}
              by={by.find(({ id }) => id === (recipient.kind === 'bank' ? recipient.bankId : recipient.networkId))?.name}
              onEdit={() => onEdit(recipient)}
              onRemove={() => void remove(recipient)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

/** /recipients */
export function Component() {
  const { t } = useTranslation('product-recipients');
  const query = useRecipientsQuery();
  const [typed, setTyped] = useState('');
  // Announced once the user has stopped typing.
  const sought = useDebouncedValue(typed);
  const [open, setOpen] = useState<{ recipient: Recipient | undefined }>();
  const add = (
    <Button variant="soft" icon="plus" onClick={() => setOpen({ recipient: undefined })}>
      {t('page.add')}
    </Button>
  );
  return (
    <div className={styles.column}>
      <Row apart wrap gap={16}>
        <PageTitle lead={t('page.lead')}>{t('page.title')}</PageTitle>
        {add}
      </Row>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={
          <EmptyState art={EmptyArt} title={t('empty.title')} actions={<Button to="/send/top-up">{t('empty.send')}</Button>}>
            {t('empty.text')}
          </EmptyState>
        }
        errorTitle={t('page.error')}
        announce={(rows) => t('search.shown', { count: rows.filter((row) => matches(row, sought)).length })}
      >
        {(rows) => <People rows={rows} typed={typed} onType={setTyped} onEdit={(recipient) => setOpen({ recipient })} />}
      </QueryView>
      {open && <RecipientDialog recipient={open.recipient} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

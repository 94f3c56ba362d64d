import { useState } from 'react';
import type { SessionRow } from '@kado/contracts';
import { errorText, QueryView } from '@kado/feature-kit';
import { useFormats, useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, PageTitle, SkeletonRows, StatusText, Text, Tile, useToast } from '@kado/ui';
import { List, ListRow } from '@kado/product-ui';
import styles from '../components/account.module.css';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../api/sessions.ts';

function Device({ row }: { row: SessionRow }) {
  const { t } = useTranslation('product-account');
  const formats = useFormats();
  const toast = useToast();
  const [end, { isLoading }] = useEndSessionMutation();
  const stop = async () => {
    const { error } = await end(row.id);
    if (error) toast({ text: errorText(error) ?? t('security.error'), tone: 'bad' });
    else toast({ text: t('security.ended', { device: row.device }) });
  };
  const ending = (
    <Button
      variant="plain"
      size="small"
      busy={isLoading}
      aria-label={t('security.endLabel', { device: row.device })}
      onClick={() => void stop()}
    >
      {t('security.end')}
    </Button>
  );
  return (
    <ListRow
      picture={<Tile id={row.device} initials={row.device} />}
      head={<bdi>{row.device}</bdi>}
      meta={`${t('security.seen', { when: formats.relative(row.lastSeenAt) })} · ${t('security.since', { when: formats.dateTime(row.createdAt) })}`}
      {...(row.current ? { state: <StatusText tone="good">{t('security.current')}</StatusText> } : { amount: ending })}
    />
  );
}

function EndOthers() {
  const { t } = useTranslation('product-account');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const stop = async () => {
    setAsking(false);
    const { error } = await end();
    if (error) toast({ text: errorText(error) ?? t('security.error'), tone: 'bad' });
    else toast({ text: t('security.othersEnded') });
  };
  return (
    <div>
      <Button variant="danger" busy={isLoading} onClick={() => setAsking(true)}>
        {t('security.endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('security.endOthers')}
        confirmLabel={t('security.endOthers')}
        cancelLabel={t('cancel')}
        onConfirm={() => void stop()}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('security.endOthersConfirm')}</Text>
      </ConfirmDialog>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation('product-account');
  const query = useSessionsQuery();
  return (
    <div className={styles.column}>
      <PageTitle lead={t('security.lead')}>{t('security.heading')}</PageTitle>
      <QueryView query={query} skeleton={<SkeletonRows count={3} />} empty={null} errorTitle={t('security.error')}>
        {(rows) => (
          <>
            <List>
              {rows.map((row) => (
                <Device key={row.id} row={row} />
              ))}
            </List>
            {rows.length > 1 && <EndOthers />}
          </>
        )}
      </QueryView>
    </div>
  );
}

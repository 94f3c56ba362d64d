import type { Balance, Transaction } from '@kado/contracts';
import {
  BalanceEye,
  BalanceText,
  ReceiptCard,
  ReceiptCardPart,
  RefillButton,
  SkeletonFigure,
  useFormatters,
} from '@kado/product-ui';
import { QueryView, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { balance, useBalanceHidden, useLoaded, useServerNow } from '@kado/state';
import { Button, IconButton, Line, Lines, Link, PageTitle, Row, Stack, Text } from '@kado/ui';
import { useState } from 'react';
import { explain, type Explanation, relativeDayOf } from '../lib/movements.ts';
import styles from './balance.module.css';
import { useStatementFormatters } from '../lib/use-formatters.ts';

/** The current balance; when expanded, it lists the movements that led to it. */
export function CurrentBalance({ rows, complete }: { rows: readonly Transaction[] | undefined; complete: boolean }) {
  const { t } = useTranslation('product-balance');
  const wallet = useLoaded(balance, undefined);
  const [open, setOpen] = useState(false);
  const [hidden] = useBalanceHidden();
  const practising = usePractising();
  const why = hidden ? undefined : rows && explain(rows, complete);
  return (
    <div className={styles.top}>
      <Stack gap={8}>
        <PageTitle>{t('page.title')}</PageTitle>
        <div className={styles.figures}>
          <QueryView query={wallet} skeleton={<SkeletonFigure />} empty={null} errorTitle={t('now.error')}>
            {(data) => <Figures balance={data} why={why} open={open} onOpen={() => setOpen(!open)} />}
          </QueryView>
        </div>
        <Row wrap gap={12} className={styles.do}>
          {practising ? (
            <RefillButton />
          ) : (
            <>
              <Button to="/deposits/new" icon="plus">
                {t('do.add')}
              </Button>
              <Button to="/deposits" variant="soft">
                {t('do.deposits')}
              </Button>
              <Button to="/bank-prices" variant="soft">
                {t('do.prices')}
              </Button>
            </>
          )}
        </Row>
      </Stack>
      {open && why && wallet.data && <BalanceBreakdown balance={wallet.data} why={why} onClose={() => setOpen(false)} />}
    </div>
  );
}

type FiguresProps = { balance: Balance; why: Explanation | undefined; open: boolean; onOpen: () => void };

function Figures({ balance: { available, held, pending }, why, open, onOpen }: FiguresProps) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  const { t: common } = useTranslation();
  const [hidden, setHidden] = useBalanceHidden();
  const figure = <BalanceText money={available} hidden={hidden} size="l" />;
  return (
    <Stack gap={8}>
      <BalanceEye label={t('now.available')} tone="quiet" hidden={hidden} onChange={setHidden} />
      <p>
        {why ? (
          <button
            className={styles.reveal}
            type="button"
            aria-label={t('now.why', { amount: format.money(available) })}
            aria-expanded={open}
            aria-controls="why"
            onClick={onOpen}
          >
            {figure}
          </button>
        ) : (
          figure
        )}
      </p>
      {hidden && <Text tone="quiet">{common('wallet.hiddenNote')}</Text>}
      {!hidden && held.amountMinor > 0 && (
        <Text tone="quiet">
          <Text as="bdi" weight="medium">
            {t('now.held', { amount: format.money(held) })}
          </Text>{' '}
          {t('now.heldText')}
        </Text>
      )}
      {!hidden && pending.amountMinor > 0 && (
        <Text tone="quiet">
          <Link to="/deposits?status=in_review">{t('now.pending', { amount: format.money(pending) })}</Link>{' '}
          {t('now.pendingText')}
        </Text>
      )}
    </Stack>
  );
}

type BalanceBreakdownProps = { balance: Balance; why: Explanation; onClose: () => void };

function BalanceBreakdown({ balance: { available }, why: { before, moves, since }, onClose }: BalanceBreakdownProps) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  const { day } = useFormatters();
  const now = new Date(useServerNow());
  const startOf = (date: string) =>
    relativeDayOf(date, now) === 'today' ? t('now.began') : t('now.before', { day: day(`${date}T12:00:00`) });
  return (
    <ReceiptCard id="why" aria-labelledby="why-head">
      <ReceiptCardPart>
        <Row apart>
          <Text as="h2" id="why-head" weight="strong">
            {t('now.whyTitle', { amount: format.figure(available) })}
          </Text>
          <IconButton className={styles.close} icon="x" size="small" label={t('now.close')} onClick={onClose} />
        </Row>
        <Lines>
          <Line label={since === undefined ? t('now.beforeThese') : startOf(since)}>{format.figure(before)}</Line>
          {moves.map(({ id, type, memo, amount }) => (
            <Line key={id} label={format.memo(memo) || t(`type.${type}`)}>
              <Text as="bdi" tone={amount.amountMinor > 0 ? 'good' : 'plain'}>
                {format.figure(amount, true)}
              </Text>
            </Line>
          ))}
          <Line label={t('now.available')} total>
            {format.figure(available)}
          </Line>
        </Lines>
      </ReceiptCardPart>
    </ReceiptCard>
  );
}

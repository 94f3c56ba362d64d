import { toDecimal, type Deposit } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Split, useFlow } from '@kado/product-ui';
import { balance, bankPrices, banks, useAppDispatch, useCall, useLoaded } from '@kado/state';
import { Button, Callout, PageTitle, Row, Stack, Text, TextButton, VisuallyHidden } from '@kado/ui';
import { useRef } from 'react';
import { creditOf } from '../lib/options.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import { useProofDraftEnd } from '../lib/use-proof-draft.ts';
import { DepositAside } from './deposit-aside.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { ProofUpload } from './proof-upload.tsx';
import { TransferDetails, type TransferDetailsProps } from './transfer-details.tsx';
import styles from './deposit.module.css';

const ALL = {};

/** The URL of the form for a new deposit with the same bank and amount. */
const againAddress = ({ bankId, amount }: Deposit): string =>
  `/deposits/new?${new URLSearchParams({ bank: bankId, amount: toDecimal(amount) })}`;

/** The bank of a deposit, and the money that the balance gets. */
function useTerms(deposit: Deposit) {
  const known = useLoaded(banks, ALL);
  const prices = useLoaded(bankPrices, ALL);
  const wallet = useCall(balance);
  const dispatch = useAppDispatch();
  const bank = known.data?.find(({ id }) => id === deposit.bankId);
  const price = prices.data?.find(({ bankId, direction }) => bankId === deposit.bankId && direction === 'deposit');
  const credit = {
    data: creditOf(deposit, price, wallet.data?.currency),
    error: prices.error ?? wallet.error,
    loading: [prices, wallet].some(({ data, loading, error }) => loading || (!data && !error)),
    refetch: () => {
      if (prices.error) prices.refetch();
      if (wallet.error) dispatch(balance.load());
    },
  };
  return { bank, banks: known, credit, etaMinutes: price?.etaMinutes };
}

/** Announces a change of status to screen readers. */
function StatusAnnouncement({ deposit: { status } }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const first = useRef(status);
  return (
    <VisuallyHidden>
      {/* oxlint-disable-next-line react/refs -- the initial status never changes, so it needs no new render */}
      <output>{first.current === status ? '' : t(`headline.${status}`)}</output>
    </VisuallyHidden>
  );
}

/** The outcome of a finished deposit, and the next step. */
function Outcome({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const { status, reason, reference } = deposit;
  if (status === 'credited')
    return (
      <Row wrap gap={8}>
        <Button to="/send/top-up" icon="gift">
          {t('do.send')}
        </Button>
        <Button variant="soft" to={`/transactions?${new URLSearchParams({ type: 'deposit', q: reference })}`}>
          {t('do.transaction')}
        </Button>
      </Row>
    );
  return (
    <>
      {status === 'rejected' ? (
        <Callout tone="error" title={t('rejected.reason')}>
          <bdi className={styles.reason}>{reason}</bdi>
        </Callout>
      ) : (
        <Text measure>{t(status === 'expired' ? 'expired.text' : 'cancelled.text')}</Text>
      )}
      <Row wrap gap={8}>
        <Button to={againAddress(deposit)} icon="repeat">
          {t('do.again')}
        </Button>
        <Button variant="soft" to="/deposits">
          {t('do.all')}
        </Button>
      </Row>
    </>
  );
}

function Content({ deposit, bank, banks: known }: TransferDetailsProps) {
  const { t } = useTranslation('product-deposits');
  const { status, proofFileId } = deposit;
  if (status === 'awaiting_proof')
    return (
      <>
        <TransferDetails deposit={deposit} bank={bank} banks={known} />
        <ProofUpload deposit={deposit} />
      </>
    );
  return (
    <>
      {status === 'in_review' ? <Text measure>{t('review.text')}</Text> : <Outcome deposit={deposit} />}
      {proofFileId && <ProofPicture fileId={proofFileId} />}
    </>
  );
}

export type DepositViewProps = { deposit: Deposit; paused: boolean; onRefresh: () => void };

/** A deposit: first the transfer details and the proof, later the outcome. */
export function DepositView({ deposit, paused, onRefresh }: DepositViewProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const { credit, etaMinutes, ...terms } = useTerms(deposit);
  const { bank } = terms;
  const { amount, status, reference } = deposit;
  useProofDraftEnd(deposit);
  const about = bank ? t('page.through', { amount: format.money(amount), bank: bank.name }) : format.money(amount);
  useFlow({ title: t('page.deposit', { reference }), backTo: '/deposits' });
  return (
    <Split
      aside={<DepositAside deposit={deposit} credit={credit} etaMinutes={etaMinutes} onOver={onRefresh} />}
      asideLabel={t('summary.asideLabel')}
    >
      <Stack gap={40} className={styles.content}>
        <PageTitle before={status === 'awaiting_proof' ? about : format.facts(about, reference)}>
          {t(`headline.${status}`)}
        </PageTitle>
        <StatusAnnouncement deposit={deposit} />
        {paused && (
          <Callout icon="clock" title={t('do.paused')} live>
            <TextButton onClick={onRefresh}>{t('do.refresh')}</TextButton>
          </Callout>
        )}
        <Content deposit={deposit} {...terms} />
      </Stack>
    </Split>
  );
}

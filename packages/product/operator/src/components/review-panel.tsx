import type { DepositReview } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { MoneyText, Panel, useFormatters } from '@kado/product-ui';
import { banks, useLoaded } from '@kado/state';
import { Callout, Link, Stack, StatusText, Text, VisuallyHidden } from '@kado/ui';
import type { RefObject } from 'react';
import { DEPOSIT_TONES } from '../lib/looks.ts';
import { depositPage } from '../lib/subject-page.ts';
import { useDraftEnd } from '../lib/use-draft.ts';
import { useFocusOnNext } from '../lib/use-focus-on-next.ts';
import { Decision, type DecisionProps } from './decision.tsx';
import styles from './review.module.css';

const ALL = {};

/** The customer's data, to be compared with the proof. */
function Compare({ review }: { review: DepositReview }) {
  const { t } = useTranslation('product-operator');
  const { data } = useLoaded(banks, ALL);
  const { customer, reference, bankId } = review;
  const rows = [
    ['reference', <bdi key="reference">{reference}</bdi>],
    [
      'payer',
      <Link key="payer" to={`/operator/users/${customer.id}`} size="small">
        <bdi>{`${customer.firstName} ${customer.lastName}`}</bdi>
      </Link>,
    ],
    ['bank', <bdi key="bank">{data?.find(({ id }) => id === bankId)?.name ?? bankId}</bdi>],
    ['past', t('compare.history', { credited: customer.credited, rejected: customer.rejected })],
  ] as const;
  return (
    <table className={styles.compare}>
      <caption>
        <VisuallyHidden>{t('compare.caption')}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(`compare.${name}`)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ review: { status, credited, reason, note, decidedAt } }: { review: DepositReview }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  return (
    <Stack gap={8}>
      <StatusText tone={DEPOSIT_TONES[status]}>{t(`depositStatus.${status}`)}</StatusText>
      {credited && <Text>{t('outcome.credited', { amount: format.money(credited) })}</Text>}
      {reason && (
        <Text>
          <Trans t={t} i18nKey="outcome.reason" values={{ reason }} components={{ b: <bdi className={styles.reason} /> }} />
        </Text>
      )}
      {note && (
        <Text>
          <Trans t={t} i18nKey="outcome.note" values={{ note }} components={{ b: <bdi /> }} />
        </Text>
      )}
      {decidedAt && <Text tone="quiet">{t('outcome.at', { when: format.dateTime(decidedAt) })}</Text>}
    </Stack>
  );
}

/** Props of ReviewPanel. `chosen`: the operator chose this deposit, instead of the queue's order. `shownRef`: the id of the deposit shown before. */
export type ReviewPanelProps = DecisionProps & { chosen: boolean; shownRef: RefObject<string | undefined> };

/** The declared amount, the data to compare, and the decision form. Operators cannot decide their own deposits. */
export function ReviewPanel({ chosen, shownRef, ...props }: ReviewPanelProps) {
  const { t } = useTranslation('product-operator');
  const { review } = props;
  const format = useFormatters();
  const { customer, declared, status, own, sameProof, id } = review;
  const heading = useFocusOnNext(id, chosen, shownRef);
  useDraftEnd(`credit.${id}`, status !== 'in_review');
  useDraftEnd(`reject.${id}`, status !== 'in_review');
  return (
    <Panel as="section" gap={24} aria-labelledby="declared">
      <Stack gap={4}>
        <Text as="h2" ref={heading} tabIndex={-1} tone="quiet" weight="medium" id="declared">
          {t('deposits.says', { name: `${customer.firstName} ${customer.lastName}` })}
        </Text>
        <p>
          <MoneyText money={declared} size="l" />
        </p>
      </Stack>
      <Compare review={review} />
      {sameProof.length > 0 && status === 'in_review' && (
        <Callout tone="warn" title={t('proof.before')}>
          <Stack as="ul" gap={4}>
            {sameProof.map((each) => (
              <li key={each.depositId}>
                <Link to={depositPage(each.depositId)} size="small">
                  {format.facts(each.reference, t(`depositStatus.${each.status}`))}
                </Link>
              </li>
            ))}
          </Stack>
        </Callout>
      )}
      {status !== 'in_review' && <Outcome review={review} />}
      {status === 'in_review' && own && <Callout tone="warn" title={t('deposits.own')} />}
      {status === 'in_review' && !own && <Decision key={id} {...props} />}
      <Link to={`/operator/audit?subjectId=${id}`} size="small">
        {t('nav.audit')}
      </Link>
    </Panel>
  );
}

import type { DepositReview } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { EmptyArt, EmptyState, Icon, IconButton, Row, Skeleton, Stack, Text } from '@kado/ui';
import { type CSSProperties, useState } from 'react';
import { useProofFileQuery } from '../api/deposits.ts';
import styles from './review.module.css';

const ZOOMS = [1, 1.5, 2, 3];
const TURNS = 4;
const KIB = 1024;
type StoredProof = NonNullable<DepositReview['proof']>;

/** A picture that is zoomed and rotated; its container has the shape of the rotated picture. */
function TurnedPicture({ src, alt, zoom, turns }: { src: string; alt: string; zoom: number; turns: number }) {
  /** The picture's width divided by its height; that of an A4 page until the picture has loaded. */
  const [ratio, setRatio] = useState(Math.SQRT1_2);
  const [shape, length] = turns % 2 === 0 ? [ratio, 1] : [1 / ratio, ratio];
  return (
    <div
      className={styles.place}
      style={{ '--zoom': zoom, '--turns': turns, '--shape': shape, '--length': length } as CSSProperties}
    >
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
        }
      />
    </div>
  );
}

function Picture({ review, proof }: { review: DepositReview; proof: StoredProof }) {
  const { t } = useTranslation('product-operator');
  const { data, error, isFetching, refetch } = useProofFileQuery(proof.id);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const save = () => data && Object.assign(document.createElement('a'), { href: data.file, download: proof.name }).click();
  const name = `${review.customer.firstName} ${review.customer.lastName}`;
  return (
    <>
      <Row apart>
        <Text as="h2" weight="strong" id="proof" className={styles.proofHead}>
          {t('proof.head')}
        </Text>
        <span className={styles.tools}>
          <IconButton icon="search" label={t('proof.zoom')} onClick={() => setZoom((zoom + 1) % ZOOMS.length)} />
          <IconButton icon="refresh" label={t('proof.turn')} onClick={() => setTurns((turns + 1) % TURNS)} />
          <IconButton icon="download" label={t('proof.download')} onClick={save} />
        </span>
      </Row>
      <QueryView
        query={{ data: isFetching ? undefined : data, error, isLoading: isFetching, refetch }}
        skeleton={<Skeleton block={480} />}
        empty={null}
        isEmpty={() => false}
        errorTitle={t('proof.error')}
      >
        {({ picture }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a magnified picture is scrolled by keyboard
          <section className={styles.proof} tabIndex={0} aria-label={t('proof.head')}>
            {picture ? (
              <TurnedPicture src={picture} alt={t('proof.alt', { name })} zoom={ZOOMS[zoom] ?? 1} turns={turns} />
            ) : (
              <Row gap={12}>
                <Icon name="file" />
                <Text tone="quiet">{t('proof.noPicture')}</Text>
              </Row>
            )}
          </section>
        )}
      </QueryView>
    </>
  );
}

/** The proof of a deposit as a picture with zoom and rotation, and the other deposits with the same proof. */
export function ProofView({ review }: { review: DepositReview }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { thousands } = useLocaleFormatters();
  const { proof, sameProof } = review;
  if (!proof) return <EmptyState art={EmptyArt} title={t('proof.none')} />;
  const seen =
    sameProof.length === 0
      ? t('proof.new')
      : t('proof.seen', { references: format.facts(...sameProof.map(({ reference }) => reference)) });
  return (
    <Stack gap={12}>
      <Picture key={proof.id} review={review} proof={proof} />
      <Text size="small" tone={sameProof.length > 0 ? 'bad' : 'quiet'}>
        {format.facts(
          proof.name,
          t('proof.size', { size: thousands(Math.ceil(proof.size / KIB)) }),
          t('proof.uploaded', { when: format.dateTime(proof.createdAt) }),
          seen,
        )}
      </Text>
    </Stack>
  );
}

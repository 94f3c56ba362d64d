import type { ReactNode } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Cell, Cells } from '@kado/template-ui';
import { Icon, Skeleton, TextButton } from '@kado/ui';
import { type Counts, countUsers } from '../lib/counts.ts';
import { useNow } from '../lib/use-now.ts';
import { useUsersAllQuery } from '../api/users-api.ts';
import { DotsPicture, FacesPicture, GrowthPicture, SplitPicture } from './tile-pictures.tsx';
import styles from './tiles.module.css';

type TileProps = { name: string; figure: ReactNode; picture: ReactNode; note: ReactNode };

function Tile({ name, figure, picture, note }: TileProps) {
  return (
    <Cell span={3} mid={6}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.line}>
        <p className={styles.figure}>{figure}</p>
        {picture}
      </div>
      <p className={styles.note}>{note}</p>
    </Cell>
  );
}

/** The label, value and picture of each tile. */
function TileGrid({ counts, onReview }: { counts: Counts; onReview: () => void }) {
  const { t } = useTranslation('template-users');
  const { thousands } = useLocaleFormatters();
  const { all, plans, paid, statuses, waiting } = counts;
  return (
    <>
      <Tile
        name={t('stats.all')}
        figure={thousands(all)}
        picture={<GrowthPicture growth={counts.growth} />}
        note={
          <>
            <Icon name="plus" size={14} /> {t('stats.joined', { count: counts.joined })}
          </>
        }
      />
      <Tile
        name={t('stats.paid')}
        figure={thousands(paid)}
        picture={<DotsPicture part={paid} of={all} />}
        note={t('stats.plans', plans)}
      />
      <Tile
        name={t('stats.active')}
        figure={thousands(statuses.active)}
        picture={<SplitPicture parts={[statuses.active, statuses.pending, statuses.inactive]} />}
        note={
          <>
            <span className={styles.pending}>{t('stats.pending', { count: statuses.pending })}</span>
            <span className={styles.inactive}>{t('stats.inactive', { count: statuses.inactive })}</span>
          </>
        }
      />
      <Tile
        name={t('stats.waiting')}
        figure={thousands(waiting.length)}
        picture={<FacesPicture users={waiting} />}
        note={
          waiting.length === 0 ? (
            t('stats.nobody')
          ) : (
            <>
              {t('stats.oldest', { count: counts.oldest })}{' '}
              <TextButton size="small" onClick={onReview}>
                {t('stats.review')}
              </TextButton>
            </>
          )
        }
      />
    </>
  );
}

function TilesSkeleton() {
  return ['all', 'paid', 'active', 'waiting'].map((key) => (
    <Cell key={key} span={3} mid={6}>
      <div className={styles.skeleton}>
        <Skeleton inline={96} />
        <Skeleton inline={72} block={32} />
        <Skeleton inline={168} block={12} />
      </div>
    </Cell>
  ));
}

/** Four figures about all users, updated after each change. */
export function Tiles({ onReview }: { onReview: () => void }) {
  const { t } = useTranslation('template-users');
  const all = useUsersAllQuery();
  const now = useNow();
  return (
    <div className={styles.tiles}>
      <QueryView
        query={all}
        errorTitle={t('error.tiles')}
        skeleton={
          <Cells>
            <TilesSkeleton />
          </Cells>
        }
        empty={null}
        isEmpty={() => false}
      >
        {(users: readonly TemplateUser[]) => (
          <Cells label={t('stats.label')}>
            <TileGrid counts={countUsers(users, now)} onReview={onReview} />
          </Cells>
        )}
      </QueryView>
    </div>
  );
}

import type { StoreOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead, Dial } from '@kado/template-ui';
import { cx } from '@kado/ui';
import { PLACEHOLDER_STORE } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import styles from './figures.module.css';

/** Which browsers the sessions came from. */
export function BrowsersCard({ store, span }: { store: Query<StoreOverview>; span: string }) {
  const { t } = useTranslation('template-dashboard');
  const { percent } = useCardFormatters();
  const exported = () => ({
    heads: [t('browsers.name'), t('browsers.share')],
    rows: (store.data?.browsers ?? []).map(({ name, share }) => [name, share]),
  });
  return (
    <>
      <CellHead
        title={t('cards.browsers')}
        detail={t('browsers.detail', { span })}
        end={<CardMenu card="browsers" table={exported} onRefresh={async () => store.refetch?.()} />}
      />
      <CardView query={store} blank={PLACEHOLDER_STORE}>
        {({ browsers }) => (
          <ul className={styles.rows}>
            {browsers.map(({ name, share }) => (
              <li key={name}>
                <span className={styles.tile} aria-hidden="true">
                  {name.slice(0, 2)}
                </span>
                <span className={cx(styles.grow, styles.medium)}>
                  <bdi>{name}</bdi>
                </span>
                <bdi className={styles.quiet}>{percent(share)}</bdi>
                <Dial label={`${name} ${percent(share)}`} share={share / 100} />
              </li>
            ))}
          </ul>
        )}
      </CardView>
    </>
  );
}

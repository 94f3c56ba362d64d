import type { ReactNode } from 'react';
import { BankArt, GiftArt, TopupArt } from '../illustrations/product-art.tsx';
import { Anchor } from '@kado/ui';
import styles from './product-tiles.module.css';

const ARTS = { topup: TopupArt, gift: GiftArt, bank: BankArt } as const;

/** One tile; without `to` the product is not available yet. */
export type ProductTile = { art: keyof typeof ARTS; to?: string | undefined; name: ReactNode; note: ReactNode };

/** The kinds of gifts to send, as tiles. */
export function ProductTiles({ items }: { items: readonly ProductTile[] }) {
  return (
    <div className={styles.tiles}>
      {items.map((item) => {
        const Art = ARTS[item.art];
        const inside = (
          <>
            <Art />
            <span className={styles.name}>{item.name}</span>
            <span className={styles.note}>{item.note}</span>
          </>
        );
        return item.to === undefined ? (
          <div key={item.art} className={styles.item}>
            {inside}
          </div>
        ) : (
          <Anchor key={item.art} className={styles.item} to={item.to}>
            {inside}
          </Anchor>
        );
      })}
    </div>
  );
}

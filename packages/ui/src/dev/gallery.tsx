import type { ReactNode } from 'react';
import { buttons } from './buttons.tsx';
import { choices } from './choices.tsx';
import { data } from './data.tsx';
import { fields } from './fields.tsx';
import styles from './gallery.module.css';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { pairs } from './pairs.tsx';
import { surfaces } from './surfaces.tsx';

const PARTS: Readonly<Record<string, ReactNode>> = {
  ...pairs,
  ...buttons,
  ...choices,
  ...fields,
  ...data,
  ...navigation,
  ...surfaces,
  ...overlays,
};

/** Every sample under its name. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      {Object.entries(PARTS).map(([name, part]) => (
        <section key={name} className={styles.part} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          {part}
        </section>
      ))}
    </main>
  );
}

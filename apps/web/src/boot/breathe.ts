import type { Variant } from './variant.ts';

/** Ends the task that runs now, so that the page can answer in between; a message, because timers are held back. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const isAsked = (href: string) => document.querySelector(`link[rel=modulepreload][href="${href}"]`) !== null;

/** What the build names the scripts of: a variant, or what the product shows to those inside. */
export type Beginning = Variant | 'home';

/** Scripts that the build says it begins with, each after those it needs; none in development. */
const beginning = (variant: Beginning): string[] =>
  (document.querySelector<HTMLMetaElement>(`meta[name=kado-${variant}]`)?.content ?? '')
    .split(' ')
    .filter((file) => /^\/.+\.js$/.test(file));

/**
 * Runs what the page begins with one script a task: on a cheap phone all of them together hold it for a fifth of a second. Of several beginnings, what
 * each of them needs.
 */
export async function begin(
  [first, ...others]: [Beginning, ...Beginning[]],
  run: (address: string) => Promise<unknown>,
): Promise<void> {
  const files = beginning(first).filter((file) => others.every((other) => beginning(other).includes(file)));
  const missing = files.filter((href) => !isAsked(href));
  document.head.append(
    ...missing.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: 'anonymous' }),
    ),
  );
  for (const file of files) {
    await breathe();
    await run(file);
  }
  await breathe();
}

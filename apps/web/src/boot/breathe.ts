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

/** Scripts that the build says a variant begins with, each after those it needs; none in development. */
const beginning = (variant: Variant): string[] =>
  (document.querySelector<HTMLMetaElement>(`meta[name=kado-${variant}]`)?.content ?? '')
    .split(' ')
    .filter((file) => /^\/.+\.js$/.test(file));

/**
 * Runs what a variant begins with one script a task: on a cheap phone all of them together hold the page for a fifth of a second. Of several variants,
 * what each of them begins with.
 */
export async function begin(
  [first, ...others]: [Variant, ...Variant[]],
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

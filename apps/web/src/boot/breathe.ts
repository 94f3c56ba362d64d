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

/** What the build names the files of: a variant, what the product's home and the template's add, what opens a kept test user. */
export type Beginning = Variant | 'home' | 'start' | 'kept';

/** Files that the build says it begins with, each after those it needs, words in the page's language; none in development. */
const filesOf = (beginning: Beginning): string[] => {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=kado-${beginning}]`)?.content.split(' ') ?? [];
  return named.filter((file) => file.startsWith('/')).map((file) => file.replace('{lng}', document.documentElement.lang));
};

const isScript = (file: string) => file.endsWith('.js');

/** Asks for a file early; what runs, styles or words the page later is then there. */
const early = (href: string) =>
  Object.assign(document.createElement('link'), {
    href,
    crossOrigin: 'anonymous',
    ...(isScript(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'fetch' }),
  });

/**
 * Asks for all files of some beginnings at once, and runs their scripts one a task: on a cheap phone all of them together hold the page for a fifth
 * of a second.
 */
export async function begin(beginnings: readonly Beginning[], run: (address: string) => Promise<unknown>): Promise<void> {
  const files = [...new Set(beginnings.flatMap(filesOf))];
  const missing = files.filter((href) => document.querySelector(`link[href="${href}"]`) === null);
  document.head.append(...missing.map(early));
  for (const file of files.filter(isScript)) {
    await breathe();
    await run(file);
  }
  await breathe();
}

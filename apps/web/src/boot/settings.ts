/** What the page is told from outside: by the server in a meta tag, or at build time where files are hosted statically. */
export type Settings = { demo: boolean; host: string };

const BUILT: Settings = { demo: import.meta.env.VITE_DEMO === '1', host: import.meta.env.VITE_API_HOST ?? '' };

/** The settings in the page's meta tag; a missing, unfilled or damaged one leaves those of the build. */
export function readSettings(page: ParentNode = document): Settings {
  try {
    const told: unknown = JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=kado-settings]')?.content ?? '');
    if (typeof told !== 'object' || told === null) return BUILT;
    const { demo, host } = told as Record<string, unknown>;
    return { demo: typeof demo === 'boolean' ? demo : BUILT.demo, host: typeof host === 'string' ? host : BUILT.host };
  } catch {
    return BUILT;
  }
}

/** The nonce of this answer; Vite's meta tag carries it, and browsers hide it from everything but this property. */
export const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

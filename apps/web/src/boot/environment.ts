declare global {
  /** What the build sets, see vite.config.ts. */
  interface ImportMetaEnv {
    readonly VITE_STORAGE_SECRET: string;
    readonly VITE_TEST_USER: string;
    readonly VITE_DEMO?: string;
    readonly VITE_API_HOST?: string;
  }
}

/** What the page is told from outside: by the server in a meta tag, or at build time on a static host. */
export type Settings = { demo: boolean; host: string };

const BUILT: Settings = { demo: import.meta.env.VITE_DEMO === '1', host: import.meta.env.VITE_API_HOST ?? '' };

/** The settings in the page's meta tag; a missing or damaged value leaves that of the build. */
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

/** The nonce of this response; Vite's meta tag carries it, and browsers hide it from everything but this property. */
export const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** A browser storage; where the browser forbids access to it an empty one, which refuses every value. */
function permitted(open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return open();
  } catch {
    const setItem = () => {
      throw new Error('forbidden');
    };
    return { getItem: () => null, setItem, removeItem: () => undefined };
  }
}

/** Values of this device. */
export const deviceStorage = permitted(() => localStorage);
/** Values of this tab. */
export const tabStorage = permitted(() => sessionStorage);
/** As much of a storage as the boot needs. */
export type BootStorage = typeof deviceStorage;

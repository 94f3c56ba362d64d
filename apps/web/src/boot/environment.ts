declare global {
  /** Variables that the build sets, see vite.config.ts. */
  interface ImportMetaEnv {
    readonly VITE_STORAGE_SECRET: string;
    readonly VITE_TEST_USER: string;
    readonly VITE_DEMO?: string;
    readonly VITE_API_HOST?: string;
  }
}

/** The page's settings: from the server in a meta tag, or from the build on a static host. */
export type Settings = { demo: boolean; host: string };

const BUILT: Settings = { demo: import.meta.env.VITE_DEMO === '1', host: import.meta.env.VITE_API_HOST ?? '' };

/** The settings in the page's meta tag; a missing or damaged value is replaced by that of the build. */
export function readSettings(page: ParentNode = document): Settings {
  try {
    const sent: unknown = JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=kado-settings]')?.content ?? '');
    if (typeof sent !== 'object' || sent === null) return BUILT;
    const { demo, host } = sent as Record<string, unknown>;
    return { demo: typeof demo === 'boolean' ? demo : BUILT.demo, host: typeof host === 'string' ? host : BUILT.host };
  } catch {
    return BUILT;
  }
}

/** The nonce of this response, from Vite's meta tag. Browsers expose it only through the `nonce` property, not the attribute. */
export const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** A browser storage; if the browser forbids access, an empty one whose `setItem` throws. */
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

/** The device's storage (localStorage). */
export const deviceStorage = permitted(() => localStorage);
/** The tab's storage (sessionStorage). */
export const tabStorage = permitted(() => sessionStorage);
/** The part of the Storage interface that the boot needs. */
export type BootStorage = typeof deviceStorage;

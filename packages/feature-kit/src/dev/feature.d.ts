/** Set by serve.ts. */
interface ImportMetaEnv {
  readonly VITE_STORAGE_SECRET: string;
}

declare module 'virtual:kado-feature' {
  export const feature: import('../define.ts').Feature;
  /** The set-up with which the feature's variant opens a single feature. */
  export const setup: import('../testing/variant-setup.ts').VariantSetup<unknown>;
  /** Starts the mock in the page; undefined for a product feature, which uses the real server. */
  export const startBackend: (() => Promise<unknown>) | undefined;
}

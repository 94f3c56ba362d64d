declare module 'virtual:kado-feature' {
  export const feature: import('../define.ts').Feature;
  /** How its variant opens a feature by itself. */
  export const setup: import('../testing/variant-setup.ts').VariantSetup<unknown>;
  /** Starts the mock in the page; undefined for a product feature, which has the real server. */
  export const startBackend: (() => Promise<unknown>) | undefined;
}

declare module 'virtual:kado-feature' {
  export const feature: import('../define.ts').Feature;
  /** Starts the mock in the page; undefined for a product feature, which has the real server. */
  export const startBackend: (() => Promise<import('../demo-backend.ts').DemoBackend>) | undefined;
}

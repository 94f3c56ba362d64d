import type { BackendControl } from '@kado/contracts/template';

declare module '@kado/feature-kit' {
  interface App {
    /** Ends the session; the sign-in page is shown. */
    signOut?: () => Promise<void>;
    /** Clears all changes from the mock database, then reloads. */
    resetDemo?: () => Promise<void>;
    /** The mock backend, once it is ready. */
    backend?: Promise<BackendControl>;
  }
}

import type { DemoBackend } from './demo-backend.ts';

declare module '@kado/feature-kit' {
  interface App {
    /** Ends the session, which leads to the sign-in page. */
    signOut?: () => Promise<void>;
    /** Forgets what was written to the mock database, then reloads. */
    resetDemo?: () => Promise<void>;
    /** The backend inside this page, once it answers. */
    backend?: Promise<DemoBackend>;
  }
}

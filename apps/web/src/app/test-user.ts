import { readTestUser, writeTestUser } from '@kado/state';

/** The functions that leave a variant. */
export type Leaving = {
  /** Signs out at the server and removes userData; its failure does not stop the change. */
  signOut: () => Promise<unknown>;
  unregisterWorkers: () => Promise<void>;
  /** Stops the mock backend; only in the template. */
  stop?: () => Promise<unknown>;
  /** Reloads the page; by default opens /. */
  reload?: () => void;
};

const secret = import.meta.env.VITE_STORAGE_SECRET;
const visitor = import.meta.env.VITE_TEST_USER;

/** The stored test-user value, decrypted with the build's secret. */
export const storedTestUser = (): Promise<string | undefined> => readTestUser({ secret });

/** Opens the other variant: signs out, awaits unregistering of service workers, sets or removes `testUser`, and reloads the page. */
export async function switchVariant(
  to: 'product' | 'template',
  { signOut, unregisterWorkers, stop, reload = () => location.assign('/') }: Leaving,
): Promise<void> {
  await signOut().catch(() => undefined);
  await stop?.().catch(() => undefined);
  await unregisterWorkers();
  await writeTestUser(to === 'template' ? visitor : undefined, { secret });
  reload();
}

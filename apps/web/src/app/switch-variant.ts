import { writeTestUser } from '@kado/state';

/** How to leave a variant: what has to end, and where the page goes afterwards. */
export type Leaving = {
  /** Signs out at the server and forgets userData; its failure does not keep anybody here. */
  signOut: () => Promise<unknown>;
  unregisterWorkers: () => Promise<void>;
  /** Stops the mock backend, where there is one. */
  stop?: () => Promise<unknown>;
  /** Loads the page anew. */
  reload?: () => void;
};

const secret = import.meta.env['VITE_STORAGE_SECRET'] as string;
const visitor = import.meta.env['VITE_TEST_USER'] as string;

/** Opens the other variant: signs out, awaits the workers' end, sets or removes `testUser`, and loads the page anew. */
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

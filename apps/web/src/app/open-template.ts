import { createTemplateApiClient } from '@kado/api-client/template';
import { type Feature } from '@kado/feature-kit';
import { viewerOf, writeLens } from '@kado/template-kit';
import { templateLogout, templateSession } from '@kado/state/template';
import type { BootContext } from '../boot/variant.ts';
import { openVariant, yieldToMain } from './open.tsx';
import { switchVariant } from './test-user.ts';

/** Opens the template on the backend inside this page. */
export async function openTemplate(context: BootContext, features: readonly Feature[]): Promise<void> {
  const backend = import('@kado/mock-data/browser').then(async ({ startMockBackend }) => {
    await yieldToMain();
    return startMockBackend();
  });
  await openVariant(context, features, {
    variant: 'template',
    session: templateSession,
    viewerOf,
    onSessionEnd: () => writeLens(undefined), // the permission lens must not apply to the next account of this tab
    // The shell is shown while the worker starts.
    createClient: (client) => createTemplateApiClient({ ...client, ready: backend }),
    appOf: (store) => {
      const signOut = async () => store.dispatch(templateLogout());
      return {
        backend,
        signOut,
        switchVariant: async () => {
          const stop = async () => (await backend).stop();
          await switchVariant('product', { unregisterWorkers: context.unregisterWorkers, signOut, stop });
        },
        resetDemo: async () => {
          await (await backend).reset();
          location.reload();
        },
      };
    },
  });
}

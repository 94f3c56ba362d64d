import { useState } from 'react';
import { createTemplateApiClient } from '@kado/api-client/template';
import { useApp, type VariantSetup } from '@kado/feature-kit/setup';
import { templateLogin, templateLogout, templateSession } from '@kado/state/template';
import { FeaturePart, ToolPanel } from '../feature-part.tsx';
import { viewerOf } from '../lens/lens.ts';
import '../template-app.ts';
import { useTools } from '../use-tools.ts';

/** The tools and parts that a feature adds to the shell, for `dev`, which has no shell. */
function Extras() {
  const [open, setOpen] = useState<string>();
  const { features } = useApp();
  return (
    <>
      {useTools().map((tool) => (
        <div key={tool.key}>
          <button type="button" onClick={() => setOpen(tool.key)}>
            {tool.label}
          </button>
          <ToolPanel tool={tool} open={open === tool.key} onClose={() => setOpen(undefined)} />
        </div>
      ))}
      {features.flatMap(({ id, parts = {} }) => Object.keys(parts).map((name) => <FeaturePart key={name} of={id} name={name} />))}
    </>
  );
}

/** The setup of a template feature that runs alone: on the mock backend, signed in as admin with a password. */
export const setup: VariantSetup<{ email: string; password: string }> = {
  variant: 'template',
  session: templateSession,
  createClient: createTemplateApiClient,
  signIn: (store, credentials) => store.dispatch(templateLogin(credentials)),
  demo: { email: 'admin@demo.test', password: 'admin' },
  viewerOf,
  appOf: (store) => ({ signOut: () => store.dispatch(templateLogout()) }),
  Extras,
};

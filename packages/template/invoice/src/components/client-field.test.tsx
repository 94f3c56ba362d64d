import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { publicRoute } from '@kado/feature-kit';
import { useSchemaForm } from '@kado/feature-kit/form';
import { openFeature } from '@kado/template-kit/testing';
import { feature } from '../index.ts';
import { CompleteDraft, emptyDraft } from '../lib/draft.ts';
import { ClientField } from './client-field.tsx';

const DRAFT = emptyDraft(new Date('2026-11-27T10:00:00Z'));

function Page() {
  const { control, setFocus } = useSchemaForm(CompleteDraft, { defaultValues: DRAFT, message: () => 'wrong' });
  return (
    <>
      <ClientField control={control} clients={[]} />
      <button type="button" onClick={() => setFocus('client')}>
        Focus the client
      </button>
    </>
  );
}
const page = { path: 'client', handle: publicRoute, lazy: async () => ({ Component: Page }) };

it('focuses the current input, because a new one replaces the first when the list has loaded', async () => {
  const user = userEvent.setup();
  await openFeature({ ...feature, routes: [...feature.routes, page] }, '/client');
  const first = await screen.findByRole('combobox', { name: 'Bill to' });
  const field = first.cloneNode();
  first.replaceWith(field);
  await user.click(screen.getByRole('button', { name: 'Focus the client' }));
  await waitFor(() => expect(field).toHaveFocus());
});

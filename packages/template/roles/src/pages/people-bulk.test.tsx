import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const selection = () => within(screen.getByRole('region', { name: 'Selection' }));
const toast = (start: RegExp) => screen.findByText(start, { selector: 'output' });
const managers = (count: number) => screen.findByRole('button', { name: `${count} people with the role Manager` });

/** Gives the selected people the role Editor; some of the calls fail. */
async function moveSelected(...ends: readonly boolean[]): Promise<void> {
  await userEvent.click(selection().getByRole('button', { name: 'Change role' }));
  const editor = await screen.findByRole('menuitem', { name: 'Editor' });
  server.failSome('/apps/users/update', ends);
  await userEvent.click(editor);
}

beforeEach(async () => {
  await openFeature(feature, '/apps/roles?role=author');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
});

it('continues moving people after a failure, names those not moved and leaves them selected', async () => {
  await moveSelected(true, false, true, false);
  expect(await toast(/^Role changed/)).toHaveTextContent('Role changed for 5 of 7. Not changed: Mateo Rivas, Ana Petrov');
  expect(await managers(13)).toBeInTheDocument();
  expect(selection().getByText('2 people selected')).toBeInTheDocument();
  await moveSelected();
  expect(await toast(/^2 people now have/)).toHaveTextContent('2 people now have the role Editor');
  expect(await managers(15)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('undoes the move of the people who were moved, and names those whose move it could not undo', async () => {
  await moveSelected(false);
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  server.failSome('/apps/users/update', [true, false]);
  await userEvent.click(undo);
  expect(await toast(/^Role changed for 5/)).toHaveTextContent('Role changed for 5 of 6. Not changed: Priya Nair');
  expect(await managers(9)).toBeInTheDocument();
});

it('leaves everybody selected when nobody was moved', async () => {
  await moveSelected(...Array<boolean>(7).fill(false));
  expect(await toast(/^The mock fails on request/)).toBeInTheDocument();
  expect(selection().getByText('7 people selected')).toBeInTheDocument();
});

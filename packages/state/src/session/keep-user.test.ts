import { expect, it } from 'vitest';

import { rest } from '../test/browser.ts';
import { session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { keepSession, keepUser } from './keep-user.ts';

const calls = { users: { me: async () => ({ data: { ...user(), firstName: 'Adaeze' } }) } };

it('keeps the changed details of the user on screen, in the profile and in the stored session', async () => {
  const tab = await signedIn({ calls });
  await tab.store.dispatch(keepUser({ ...user(), firstName: 'Adaeze' }));
  await rest();
  const { session: shown, app } = tab.store.getState();
  expect([shown.user?.firstName, app.profile.data?.firstName]).toEqual(['Adaeze', 'Adaeze']);
  expect(tab.store.session.token()).toBe('t1');
  const again = openTab({ browser: tab.browser, calls });
  await again.store.boot();
  expect(again.store.getState().session.user?.firstName).toBe('Adaeze');
});

it('does not take over another user', async () => {
  const tab = await signedIn({ calls });
  await tab.store.dispatch(keepUser({ ...user(), id: 'someone else', firstName: 'Eve' }));
  expect(tab.store.getState().session.user).toEqual(user());
});

it('goes on with the tokens of a new PIN', async () => {
  const tab = await signedIn();
  await tab.store.dispatch(keepSession(session('t2')));
  expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
});

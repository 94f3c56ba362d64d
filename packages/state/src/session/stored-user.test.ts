import { expect, it } from 'vitest';

import { rest } from '../test/browser.ts';
import { session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { updateStoredUser, replaceSession } from './stored-user.ts';

const calls = { users: { me: async () => ({ data: { ...user(), firstName: 'Adaeze' } }) } };

it('keeps the changed details of the user on screen, in the profile and in the stored session', async () => {
  const tab = await signedIn({ calls });
  await tab.store.dispatch(updateStoredUser({ ...user(), firstName: 'Adaeze' }));
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
  await tab.store.dispatch(updateStoredUser({ ...user(), id: 'someone else', firstName: 'Eve' }));
  expect(tab.store.getState().session.user).toEqual(user());
});

it('goes on with the tokens of a new PIN', async () => {
  const tab = await signedIn();
  await tab.store.dispatch(replaceSession(async () => ({ data: session('t2') })));
  expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
});

it('A8 is not ended by a 401 of a call with the old token while a new PIN replaces it', async () => {
  const tab = await signedIn();
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (answer = resolve));
  const replaced = tab.store.dispatch(replaceSession(() => arrived.then(() => ({ data: session('t2') }))));
  tab.onUnauthorized('t1');
  answer();
  await replaced;
  await rest();
  expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
});

it('is ended by a 401 once a refused PIN has replaced nothing', async () => {
  const tab = await signedIn();
  const refused = tab.store.dispatch(replaceSession(async () => ({ data: undefined, error: 'WRONG_PIN' })));
  tab.onUnauthorized('t1');
  expect(await refused).toMatchObject({ error: 'WRONG_PIN' });
  await rest();
  expect(tab.ended()).toEqual(['unauthorized']);
});

it('is ended by a later 401 also after a call that failed', async () => {
  const tab = await signedIn();
  await expect(tab.store.dispatch(replaceSession(async () => Promise.reject(new Error('offline'))))).rejects.toThrow('offline');
  tab.onUnauthorized('t1');
  expect(tab.ended()).toEqual(['unauthorized']);
});

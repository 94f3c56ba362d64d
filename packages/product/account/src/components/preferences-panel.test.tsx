import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const openProfile = () =>
  openFeature(feature, '/profile', { url: server.url, signIn: { identifier: 'maya@kado.test', pin: '274913' } });
const box = async (topic: string, way: string) =>
  within(await screen.findByRole('group', { name: topic })).getByRole('checkbox', { name: way });

it('saves notification preferences; e-mails that protect the account cannot be switched off', async () => {
  const { store } = await openProfile();
  await userEvent.click(await box('News', 'By e-mail'));
  await waitFor(async () => expect((await store.api.users.preferences()).data.news).toEqual({ email: true, inApp: false }));
  expect(await box('Security', 'By e-mail')).toBeChecked();
  expect(await box('Security', 'By e-mail')).toBeDisabled();
  // Saving shows a check mark.
  expect(await screen.findByRole('region', { name: 'Messages' })).toContainElement(document.querySelector('section > svg'));
});

it('bases a second change on the result of the first', async () => {
  const { store } = await openProfile();
  const news = await box('News', 'In Kado');
  expect(news).not.toBeChecked();
  // The profile never loads again, so only the response of the first change has the new value.
  vi.spyOn(store.api.users, 'preferences').mockReturnValue(new Promise(() => undefined));
  const saved = vi.spyOn(store.api.users, 'setPreferences');
  await userEvent.click(news);
  await waitFor(() => expect(news).toBeChecked());
  const orders = await box('Orders', 'By e-mail');
  const before = (orders as HTMLInputElement).checked;
  await userEvent.click(orders);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls[1]![0]).toMatchObject({ news: { inApp: true }, orders: { email: !before } });
});

it('shows each choice at once; choices made during a request are sent after it, only the latest ones', async () => {
  const { store } = await openProfile();
  const { setPreferences } = store.api.users;
  const answered = Promise.withResolvers<void>();
  const saved = vi.spyOn(store.api.users, 'setPreferences').mockImplementationOnce(async (body) => {
    await answered.promise;
    return setPreferences(body);
  });
  const boxes = [await box('News', 'In Kado'), await box('Deposits', 'By e-mail'), await box('Orders', 'In Kado')];
  const before = boxes.map((each) => (each as HTMLInputElement).checked);
  for (const each of boxes) await userEvent.click(each);
  expect(boxes.map((each) => (each as HTMLInputElement).checked)).toEqual(before.map((each) => !each));
  expect(saved).toHaveBeenCalledOnce();
  answered.resolve();
  const chosen = { news: { inApp: !before[0] }, deposits: { email: !before[1] }, orders: { inApp: !before[2] } };
  await waitFor(async () => expect((await store.api.users.preferences()).data).toMatchObject(chosen));
  expect(saved).toHaveBeenCalledTimes(2);
  expect(boxes.map((each) => (each as HTMLInputElement).checked)).toEqual(before.map((each) => !each));
});

it('shows the saved choices again when a change is refused', async () => {
  const { store } = await openProfile();
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(store.api.users, 'setPreferences').mockReturnValue(promise);
  const news = await box('News', 'By e-mail');
  const before = (news as HTMLInputElement).checked;
  await userEvent.click(news);
  expect((news as HTMLInputElement).checked).toBe(!before);
  reject(new Error('Told by 500'));
  expect(await screen.findByText('Told by 500', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect((news as HTMLInputElement).checked).toBe(before));
});

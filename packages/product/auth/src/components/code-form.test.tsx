import { startTestServer, type TestServer } from '@kado/api/testing';
import { publicRoute, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { challengeOf } from '../test/challenge-of.ts';
import { CodeForm } from './code-form.tsx';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('requests a new code once, clears the digits, and keeps the wait through a reload', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/register', { url: server.url });
  const resend = vi.spyOn(store.api.auth, 'resendOtp').mockResolvedValue({ data: challengeOf(60) });
  await act(() => router.navigate('/verify', { state: { challenge: challengeOf(0), heardAt: Date.now() } }));
  await user.type((await screen.findAllByLabelText(/^Digit 1/))[0]!, '123');
  const button = screen.getByRole('button', { name: 'Send a new code' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(/^New code in (1:00|0:5\d)$/)).toBeVisible();
  expect(resend).toHaveBeenCalledOnce();
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Digit 1/);
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveValue('');
  expect(router.state.location.state).toMatchObject({ challenge: { resendAt: challengeOf(60).resendAt } });
});

it("submits a code only after the next page's script has loaded", async () => {
  const user = userEvent.setup();
  const send = vi.fn(async () => undefined);
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const next = vi.fn<() => Promise<unknown>>().mockRejectedValue(missing);
  const Component = () => <CodeForm challenge={challengeOf(60)} resendIn={0} backTo="/register" next={next} send={send} />;
  const page = { path: 'code', handle: publicRoute, lazy: async () => ({ Component }) };
  const withCode: Feature = { ...feature, routes: [...feature.routes, page] };
  await openFeature(withCode, '/code', { ability: 'guest' });
  await user.click((await screen.findAllByLabelText(/^Digit 1/))[0]!);
  expect(next).toHaveBeenCalled();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText(/server cannot be reached/, { selector: 'output' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  next.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('123456'));
});

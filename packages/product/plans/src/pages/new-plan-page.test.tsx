import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { networks } from '@kado/state';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { MAYA, pastGift } from '../test/open-plan.ts';
import { plan } from '../test/plan.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: MAYA, ...options });

/** Opens the form for a plan that repeats a past gift. `create` is the mocked request that creates the plan. */
async function openForm() {
  const opened = await open('/plans/new');
  const create = vi.spyOn(opened.store.api.plans, 'create').mockResolvedValue({ data: plan() });
  vi.spyOn(opened.store.api.plans, 'one').mockResolvedValue({ data: plan() });
  await opened.router.navigate(`/plans/new?from=${await pastGift(opened.store)}`);
  await screen.findByRole('heading', { level: 1, name: 'How often should Ada Obi get ₦5,000?' });
  return { ...opened, create };
}
const submit = (user: UserEvent) => user.click(screen.getAllByRole('button', { name: 'Set up the plan' })[0]!);
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
async function confirm(user: UserEvent, pin = MAYA.pin) {
  const dialog = await dialogOf();
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(pin);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
const ceiling = () => screen.getByRole('textbox', { name: 'At most, each time' });

describe('a new plan', () => {
  it('starts with every month and a limit a tenth above the price, and shows the first three dates of the schedule', async () => {
    const user = userEvent.setup();
    const { create, router } = await openForm();
    expect(screen.getByRole('radio', { name: 'Every month' })).toBeChecked();
    expect(ceiling()).toHaveValue('3.95');
    const dates = () => within(screen.getByRole('list', { name: 'The first three dates' })).getAllByRole('listitem');
    expect(dates()).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day of the month' }), '31');
    expect(screen.getByText('In a shorter month it is sent on the last day.')).toBeVisible();
    for (const date of dates()) expect(date).toHaveTextContent(/ (?:28|29|30|31) [A-Z]/);
    await user.click(screen.getByRole('radio', { name: 'Every week' }));
    await user.click(screen.getByRole('radio', { name: 'Friday' }));
    for (const date of dates()) expect(date).toHaveTextContent(/^Friday,? .+Notice on Thursday/);
    await submit(user);
    await confirm(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/plans/${plan().id}`));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(create.mock.calls[0]![0]).toMatchObject({
      item: { kind: 'topup', phone: '+2348035550142', amount: { amountMinor: 500_000, currency: 'NGN' } },
      ceiling: { amountMinor: 395, currency: 'USD' },
      schedule: { every: 'week', weekday: 5, timeZone },
      pin: MAYA.pin,
    });
  });

  it('C9 counts the first dates from today, also in a tab that stayed open', async () => {
    await openForm();
    const dates = screen.getByRole('list', { name: 'The first three dates' });
    const before = dates.textContent;
    const later = Date.now() + 40 * 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    fireEvent(document, new Event('visibilitychange'));
    expect(dates.textContent).not.toBe(before);
  });

  it.each([
    ['', 'Enter an amount.'],
    ['3.58', /^It costs 3\.59.USD today\. Enter at least that\.$/],
  ])('explains an invalid limit: %j', async (typed, text) => {
    const user = userEvent.setup();
    await openForm();
    await user.clear(ceiling());
    if (typed) await user.type(ceiling(), typed);
    await submit(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(ceiling()).toBeInvalid();
    await waitFor(() => expect(ceiling()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses a missing PIN, keeps the dialog open after a wrong one, and shows the number of tries left', async () => {
    const user = userEvent.setup();
    const { create } = await openForm();
    create.mockRejectedValueOnce(new ApiError('Wrong', 403, 'WRONG_PIN', { data: { attemptsLeft: 3 } }));
    await submit(user);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus());
    await confirm(user, '111222');
    expect(await screen.findByText(/Wrong PIN\. 3 tries left/)).toBeVisible();
    expect((await dialogOf()).getByLabelText('Digit 1 of 6')).toHaveValue('');
  });

  it('C1 retries with the same idempotency key after a lost response, also after a reload', async () => {
    const user = userEvent.setup();
    const { create, router } = await openForm();
    create.mockRejectedValue(new ApiError('Network Error', 0, 'NETWORK'));
    await submit(user);
    await confirm(user);
    expect(await screen.findByText(/We don’t know yet whether it was saved/)).toBeVisible();
    await user.click((await dialogOf()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const { pathname, search } = router.state.location;
    cleanup(); // closes the page
    const again = await open(`${pathname}${search}`);
    const repeated = vi.spyOn(again.store.api.plans, 'create').mockResolvedValue({ data: plan() });
    await screen.findByRole('heading', { level: 1, name: /How often/ });
    await submit(user);
    await confirm(user);
    await waitFor(() => expect(repeated).toHaveBeenCalledOnce());
    const keys = [...create.mock.calls, ...repeated.mock.calls].map(([{ key }]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['at the limit', { fields: { ceiling: 'Told by 422' } }, true],
    ['above the form', { fields: { 'item.phone': 'Told by 422' } }, false],
  ])('C1 shows a refusal by the server %s', async (_, details, atLimit) => {
    const user = userEvent.setup();
    const { create } = await openForm();
    create.mockRejectedValue(new ApiError('outer', 422, 'INVALID', details));
    await submit(user);
    await confirm(user);
    expect(await screen.findByText('Told by 422')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ceiling().matches('[aria-invalid]')).toBe(atLimit);
    await waitFor(() => expect(document.activeElement === ceiling()).toBe(atLimit));
  });

  it('C1 shows that an earlier attempt has saved different terms', async () => {
    const user = userEvent.setup();
    const { create } = await openForm();
    create.mockRejectedValue(new ApiError('outer', 422, 'IDEMPOTENCY_KEY_REUSED'));
    await submit(user);
    await confirm(user);
    expect(await screen.findByText(/It was already saved a moment ago/)).toBeVisible();
  });

  it('C1 shows that the gift cannot be sent now', async () => {
    const { store, router } = await open('/plans/new');
    vi.spyOn(store.api.quotes, 'create').mockRejectedValue(new ApiError('Told by 422', 422, 'INVALID'));
    await router.navigate(`/plans/new?from=${await pastGift(store)}`);
    expect(await screen.findByText('This gift can’t be sent now')).toBeVisible();
    expect(screen.getByText('Told by 422')).toBeVisible();
  });

  it('C1 retries the networks that failed to load while those of another country are loaded', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/plans');
    await waitFor(() => expect(store.getState().app.networks.data).not.toBeNull());
    await store.dispatch(networks.load({ phone: '+254712345678', countryIso: 'KE' })).unwrap();
    const address = `/plans/new?from=${await pastGift(store)}`;
    vi.spyOn(store.api.networks, 'list').mockRejectedValueOnce(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
    await router.navigate(address);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'How often should Ada Obi get ₦5,000?' })).toBeVisible();
  });

  it.each(['none', 'none.none'])('links to other gifts if the URL identifies none: %s', async (from) => {
    await open(`/plans/new?from=${from}`);
    expect(await screen.findByRole('heading', { name: 'This gift can’t repeat' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another gift' })).toHaveAttribute('href', '/plans/new');
  });
});

describe('without a gift', () => {
  it('lists the delivered gifts', async () => {
    const { store } = await open('/plans/new');
    const list = within(await screen.findByRole('list', { name: 'Gifts that arrived' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `/plans/new?from=${await pastGift(store)}`,
    );
    expect(list.getByRole('link', { name: /₦5,000 to Ada Obi/ })).toBeVisible();
  });

  it('links to a first gift', async () => {
    await open('/plans/new', { signIn: { identifier: 'ops@kado.test', pin: MAYA.pin } });
    expect(await screen.findByRole('heading', { name: 'Nothing has arrived yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a top-up' })).toHaveAttribute('href', '/send/top-up');
  });

  it('C1 shows an error when the gifts fail to load', async () => {
    await open('/plans/new', {
      prepare: ({ api }) => vi.spyOn(api.orders, 'list').mockRejectedValue(new ApiError('Told by 503', 503, 'UNAVAILABLE')),
    });
    expect(await screen.findByText('Told by 503')).toBeVisible();
  });
});

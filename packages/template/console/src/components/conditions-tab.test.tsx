import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendRequest, openConsole, testServer } from '../test/open-console.tsx';

const server = testServer();
const { conditions } = server.control;
const open = () => openConsole({ backend: server.control }, 'Conditions');
const slide = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('slider', { name }), { target: { value } });

it('sets latency and failures of one topic, stores them, and shows the count in the header', async () => {
  await open();
  expect(await screen.findByText('Running')).toBeInTheDocument();
  await slide('Failures of Invoices', '100');
  await slide('Latency of Invoices', '0');
  expect(await sendRequest('/apps/invoice/invoices')).toBe(500);
  expect(await sendRequest('/api/users/list/data')).toBe(200);
  await slide('Latency of Users', '400');
  expect(screen.getByRole('slider', { name: 'Latency of Users' })).toHaveAttribute('aria-valuetext', '200–400 ms');
  expect(screen.getByText('2 topics affected')).toBeInTheDocument();
  expect(conditions.get()).toEqual({
    invoice: { latency: [0, 0], failureRate: 1 },
    users: { latency: [200, 400], failureRate: 0 },
  });
});

it('applies a preset to all topics except sign-in failures', async () => {
  const { user } = await open();
  expect(await screen.findByRole('radio', { name: 'Fast' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Broken' }));
  expect(await screen.findByText(/^Every request fails/)).toBeInTheDocument();
  expect(conditions.get()).toMatchObject({ invoice: { failureRate: 1 }, jwt: { failureRate: 0 } });
  expect(screen.getByRole('slider', { name: 'Failures of Sign-in' })).toHaveAttribute('max', '75');
  await slide('Failures of Invoices', '50');
  expect(await screen.findByText('Custom conditions.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Running')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true');
  expect(conditions.get()).toEqual({});
});

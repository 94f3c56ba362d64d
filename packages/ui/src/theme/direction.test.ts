import { expect, it, vi } from 'vitest';
import { loadDirection } from './direction.ts';

const { cut } = vi.hoisted(() => ({ cut: vi.fn<() => void>() }));
vi.mock('./rtl.ts', () => {
  cut();
  return { rtlPlugin: () => undefined };
});

it('loads the mirroring styles again after a failure, and only once after that', async () => {
  cut.mockImplementationOnce(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(loadDirection('rtl')).rejects.toThrow();
  await expect(loadDirection('rtl')).resolves.toBeUndefined();
  expect(loadDirection('rtl')).toBe(loadDirection('rtl'));
  expect(cut).toHaveBeenCalledTimes(2);
});

import { expect, it } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Amount } from './amount.tsx';

it('strikes the amount and its currency code through at the height of their own text', () => {
  const { container } = draw(<Amount text="80.00 USD" size="l" struck />);
  const struck = [...container.querySelectorAll('s')];
  expect(struck.map(({ textContent }) => textContent)).toEqual(['80.00', 'USD']);
  // A line on an element around both would have the height of the surrounding text.
  expect(container.querySelector('s bdi')).toBeNull();
  expect(container).toHaveTextContent('80.00 USD');
});

it('does not strike an amount through by default', () => {
  const { container } = draw(<Amount text="80.00 USD" />);
  expect(container.querySelector('s')).toBeNull();
});

it('makes a large amount one size smaller if it is too long for a summary', () => {
  const { container } = draw(
    <>
      <Amount text="25,000.24 USD" size="l" />
      <Amount text="BDT\u00A025,000.24" size="l" />
      <Amount text="9.00 USD" size="m" />
    </>,
  );
  const [large, long, medium] = [...container.querySelectorAll('bdi')].map(({ className }) => className);
  expect(long).toBe(medium);
  expect(large).not.toBe(medium);
});

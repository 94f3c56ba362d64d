import { expect, it } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Amount } from './amount.tsx';

it('strikes the figure and its code at the height of their own text', () => {
  const { container } = draw(<Amount text="80.00 USD" size="l" struck />);
  const struck = [...container.querySelectorAll('s')];
  expect(struck.map(({ textContent }) => textContent)).toEqual(['80.00', 'USD']);
  // A line on an element around the text would have the size of the text around the amount.
  expect(container.querySelector('s bdi')).toBeNull();
  expect(container).toHaveTextContent('80.00 USD');
});

it('strikes nothing of money that stays', () => {
  const { container } = draw(<Amount text="80.00 USD" />);
  expect(container.querySelector('s')).toBeNull();
});

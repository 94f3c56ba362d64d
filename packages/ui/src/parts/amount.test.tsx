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

it('sets a large figure a step smaller that would not fit in a summary', () => {
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

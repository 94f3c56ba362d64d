import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BulletBar, FillBar } from './bars.tsx';
import { Dial, TickGauge } from './dials.tsx';
import { Plot } from './plot.tsx';
import { Radar } from './radar.tsx';
import { Ring } from './ring.tsx';
import { Spark } from './spark.tsx';

const categories = [
  { label: 'M', name: 'Monday' },
  { label: 'T', name: 'Tuesday' },
];
const series = [{ label: 'Orders', data: [45, 85], color: 'main' as const }];
const format = (value: number) => `${value} pcs`;
const words = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('repeats the data in a table', () => {
  render(<Plot label="Orders by day" {...{ categories, series, format }} height={72} max={100} ticks={['0', '100']} />);
  expect(screen.getByRole('figure', { name: 'Orders by day' })).toBeInTheDocument();
  expect(words('Orders by day')).toEqual(['Orders by dayOrders', 'Monday45 pcs', 'Tuesday85 pcs']);
});

it('shows the values of the category under the pointer', () => {
  const { container } = render(<Plot label="Orders by day" {...{ categories, series, format }} height={72} max={100} bare />);
  const plot = container.querySelector('[style*="block-size"]')!;
  plot.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  const tip = () => container.querySelector('[aria-hidden] b')?.parentElement?.textContent;
  fireEvent.pointerMove(plot, { clientX: 60 });
  expect(tip()).toBe('TuesdayOrders85 pcs');
  fireEvent.pointerLeave(plot);
  expect(tip()).toBeUndefined();
});

it('gives each small chart an accessible name', () => {
  render(
    <>
      <Spark label="Sales, rising" data={[1, 2]} area />
      <Dial label="Chrome 54%" share={0.54} />
      <TickGauge label="83% of the goal" share={0.83}>
        83%
      </TickGauge>
      <FillBar label="38% new" parts={[{ share: 0.38, color: 'main' }]} />
      <BulletBar label="81% of the goal" share={0.81} mark={0.9} />
      <Ring label="Earnings" valueLabel="Share" parts={[{ label: 'Shop', value: 53, color: 'main' }]} format={format} />
      <Radar label="Sales by month" categories={categories} series={series} max={100} format={format} />
    </>,
  );
  for (const name of ['Sales, rising', 'Chrome 54%', '83% of the goal'])
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  for (const text of ['38% new', '81% of the goal']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(words('Earnings')).toEqual(['EarningsShare', 'Shop53 pcs']);
  expect(words('Sales by month')).toHaveLength(3);
});

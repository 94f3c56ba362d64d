import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Tabs } from './tabs.tsx';

const TABS = ['one', 'two', 'three'].map((key) => ({ key, label: key }));
const WIDTH = 100;

/** A list that shows one tab and a half; its tabs are 100 px wide and stand side by side. */
function lay() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const at = TABS.findIndex(({ key }) => key === this.dataset['key']);
    const left = at < 0 ? 0 : at * WIDTH - (this.parentElement?.scrollLeft ?? 0);
    return { left, right: left + (at < 0 ? 1.5 * WIDTH : WIDTH) } as DOMRect;
  });
}

const shown = (value: string) => (
  <Tabs label="Parts" tabs={TABS} value={value} onChange={vi.fn()}>
    {value}
  </Tabs>
);

it('shows the chosen tab where not all of them fit, from the start and when another is chosen', () => {
  lay();
  const { getByRole, rerender } = draw(shown('three'));
  const list = getByRole('tablist');
  expect(list.scrollLeft).toBe(1.5 * WIDTH);
  rerender(shown('one'));
  expect(list.scrollLeft).toBe(0);
});

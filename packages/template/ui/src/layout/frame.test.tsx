import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Stepper } from '../controls/stepper.tsx';
import { Swatches } from '../controls/swatches.tsx';
import { PopPanel, Popover } from '../overlays/popover.tsx';
import { PageHead } from '../parts/card.tsx';
import { TemplateLayout } from './template-layout.tsx';
import { PLAIN, type TemplateLook } from './template-look.ts';

const layout = (look: Partial<TemplateLook>) =>
  draw(
    <TemplateLayout
      skipLabel="Skip"
      openMenuLabel="Open the menu"
      toTopLabel="To the top"
      menu={{ brandTo: '/', label: 'Menu', sections: [] }}
      look={{ ...PLAIN, ...look }}
      end={<button type="button">Me</button>}
      corner={<button type="button">Customize</button>}
      footer="Foot"
      pageMenu={<button type="button">More</button>}
    >
      <PageHead title="Page" />
    </TemplateLayout>,
  );
const there = () => ({
  side: screen.queryAllByRole('navigation', { name: 'Menu' }).length,
  bar: screen.queryAllByRole('banner').length,
  foot: screen.queryAllByRole('contentinfo').length,
  corner: screen.queryAllByRole('button', { name: 'Customize' }).length,
});

it.each([
  [{}, { side: 1, bar: 1, foot: 1, corner: 0 }],
  [{ menuHidden: true }, { side: 0, bar: 1, foot: 1, corner: 0 }],
  [{ navbar: 'hidden' }, { side: 1, bar: 0, foot: 1, corner: 1 }],
  [{ footer: 'hidden' }, { side: 1, bar: 1, foot: 0, corner: 0 }],
] as const)('the frame with %j has %j', (look, wanted) => {
  layout(look);
  expect(there()).toEqual(wanted);
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
});

it('a popover takes the focus, closes with Escape and by leaving, and gives the focus back', async () => {
  const { user } = draw(
    <>
      <Popover label="Cart, 2 items" icon="cart" count={2}>
        {(close) => (
          <PopPanel title="Cart">
            <button type="button" onClick={close}>
              Done
            </button>
          </PopPanel>
        )}
      </Popover>
      <button type="button">After</button>
    </>,
  );
  const opener = screen.getByRole('button', { name: /Cart/ });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Cart, 2 items' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('a stepper stays between its ends', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { user } = draw(
    <Stepper label="Quantity" lessLabel="Less" moreLabel="More" value={1} min={1} max={2} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

it('swatches are radios that name their colours', async () => {
  const onChange = vi.fn<(color: string) => void>();
  const options = [
    { value: 'forest', label: 'Forest' },
    { value: 'plum', label: 'Plum' },
  ] as const;
  const { user } = draw(<Swatches label="Primary" value="forest" onChange={onChange} options={options} />);
  expect(screen.getByRole('radio', { name: 'Forest' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(onChange).toHaveBeenCalledWith('plum');
});

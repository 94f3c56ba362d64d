import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
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

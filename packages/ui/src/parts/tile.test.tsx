import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Avatar } from './tile.tsx';

const picture = (view: ReturnType<typeof draw>) => view.container.querySelector('img');

it('shows initials if a picture does not load, and a new picture again', () => {
  const view = draw(<Avatar id="amara" name="Amara Okafor" src="/gone" />);
  expect(picture(view)).toHaveAttribute('src', '/gone');
  fireEvent.error(picture(view)!);
  expect(picture(view)).toBeNull();
  expect(view.container).toHaveTextContent('AO');
  view.rerender(<Avatar id="amara" name="Amara Okafor" src="/new" />);
  expect(picture(view)).toHaveAttribute('src', '/new');
});

import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { SearchForm } from './search-form.tsx';

it('does not navigate when it is submitted', () => {
  draw(<SearchForm>Filters</SearchForm>);
  const form = screen.getByRole('search');
  const event = createEvent.submit(form);
  fireEvent(form, event);
  expect(event.defaultPrevented).toBe(true);
});

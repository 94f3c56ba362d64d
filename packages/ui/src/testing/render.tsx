import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { KadoTheme } from '../theme/kado-theme.tsx';

// The types of the matchers, for every test that renders.
export type {} from './setup.ts';

/** Renders in the product's light skin; returns Testing Library's view and a user. */
export const draw = (ui: ReactNode): RenderResult & { user: UserEvent } => {
  const view = render(ui, {
    wrapper: ({ children }) => (
      <KadoTheme variant="product" skin="light" direction="ltr">
        {children}
      </KadoTheme>
    ),
  });
  return { ...view, user: userEvent.setup() };
};

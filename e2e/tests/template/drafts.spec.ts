import type { Page } from '@playwright/test';
import { reopenAfterCrash } from '../../support/crash.ts';
import { signInToTemplate } from '../../support/template/sign-in.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

const ADD = '/apps/invoice/add';
const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });

test('C10 an invoice that was partly typed is restored after its page crashed, and removed after a logout', async ({
  context,
  page,
}) => {
  await page.goto(ADD);
  await note(page).pressSequentially('Thank you for the');
  const again = await reopenAfterCrash(context, page, ADD);
  await expect(note(again)).toHaveValue('Thank you for the');
  await expect(again.getByText('Your unsaved changes are back')).toBeVisible();
  await again.getByRole('button', { name: /Account menu/ }).click();
  await again.getByRole('button', { name: 'Sign out' }).click();
  await signInToTemplate(again);
  await again.goto(ADD);
  await expect(note(again)).toHaveValue('');
});

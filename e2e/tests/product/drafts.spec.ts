import type { Locator, Page } from '@playwright/test';
import { reopenAfterCrash } from '../../support/crash.ts';
import { MAYA } from '../../support/people.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';

/** A form, a text to type into one of its fields, and how to open the form on its page. */
type Form = { name: string; path: string; field: (page: Page) => Locator; text: string; open?: (page: Page) => Promise<unknown> };

const labelled = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
const FORMS: readonly Form[] = [
  { name: 'a message', path: '/contact', field: labelled('Your message'), text: 'Where is my top-up? It was' },
  { name: 'a top-up', path: '/send/top-up', field: labelled('Mobile number'), text: '+234 803 555 0142' },
  { name: 'a deposit', path: '/deposits/new', field: labelled('Amount in USD'), text: '123.45' },
  {
    name: 'the profile',
    path: '/profile',
    field: labelled('First name'),
    text: 'Mayad',
    open: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
];

for (const form of FORMS)
  test(`C10 ${form.name} that was partly typed is restored after its page crashed, and removed after a logout`, async ({
    context,
    page,
  }) => {
    await signInToHome(page, MAYA);
    await page.goto(form.path);
    await form.open?.(page);
    const before = await form.field(page).inputValue();
    await form.field(page).fill('');
    await form.field(page).pressSequentially(form.text);
    await expect(form.field(page)).toHaveValue(form.text);
    const again = await reopenAfterCrash(context, page, form.path);
    await form.open?.(again);
    await expect(form.field(again)).toHaveValue(form.text);
    await again.goto('/profile');
    await again.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await again.waitForURL(/\/login/);
    await signInToHome(again, MAYA);
    await again.goto(form.path);
    await form.open?.(again);
    await expect(form.field(again)).toHaveValue(before);
  });

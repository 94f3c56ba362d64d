import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** Fills the registration form in English, without submitting it. */
export async function fillRegistration(page: Page, { firstName, lastName, email, phone }: Person) {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Where you live').selectOption({ label: 'France' });
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { callerOf } from './api-client.ts';
import { press, type } from './keyboard.ts';
import { depositToReview, OPS } from './operators.ts';
import { MAYA } from './people.ts';
import { translationsOf, type Translations } from './translations.ts';

/** An operator's page, its server and its language; on a phone the menu is part of the page. */
export type OperatorPage = { page: Page; origin: string; phone: boolean } & Translations;

/** The text of the seeded customer's message, and the customer's name. */
export const QUESTION = 'Where is my gift card?';
export const NAME = 'Maya Haddad';

/** The sizes and languages in which operators work. */
export const SIZES = [
  { where: 'on a desktop in English', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { where: 'on 360 px in Arabic', locale: 'ar', viewport: { width: 360, height: 740 } },
];

/** An operator's page with the texts of its language, and whether its window is as narrow as a phone's. */
export const operatorPage = (page: Page, origin: string, locale: string, width: number): OperatorPage => ({
  page,
  origin,
  phone: width < 992,
  ...translationsOf(locale.slice(0, 2)),
});

/** Creates two deposits in review, the one of 300.00 USD first, and a message. */
export async function fillTheDay({ origin }: OperatorPage) {
  const first = await depositToReview(origin, 300);
  const second = await depositToReview(origin, 120);
  const maya = await callerOf(origin, MAYA);
  await maya.post('/contact', { topic: 'order', name: NAME, email: MAYA.email, message: QUESTION });
  return { first, second };
}

/** Signs in as the operator and opens the operators' pages, using only the keyboard. */
export async function signInByKeyboard({ page, origin, t }: OperatorPage) {
  await page.goto(`${origin}/login`);
  await type(page, page.getByLabel(t('product-auth:login.identifier')), OPS.email);
  await type(page, page.getByRole('textbox', { name: t('product-auth:login.pin') }), OPS.pin);
  await page.keyboard.press('Enter');
  const operator = page.getByRole('link', { name: t('product-operator:nav.operator') }).filter({ visible: true });
  await press(page, operator.first());
  // The focused heading shows that the operators' menu is rendered; the customer's menu has links with the same names.
  await expect(heading(page, t('product-operator:deposits.title'))).toBeFocused();
}

/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Follows a link of the operators' menu with Shift+Tab, because the menu is before the focused heading. */
export async function openPage({ page, t, phone }: OperatorPage, key: string) {
  const name = t(`product-operator:nav.${key}`);
  const menu = page.getByRole('navigation', { name: t(phone ? 'product-operator:pages' : 'product-shell:nav') });
  await press(page, menu.getByRole('link', { name, exact: true }), 'Enter', { back: true });
  await expect(heading(page, name)).toBeFocused();
}

/** How many pixels of the picture cannot be reached by scrolling its area. */
export const cutOff = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const area = image.closest('section')!;
    const [inner, outer] = [image, area].map((each) => each.getBoundingClientRect());
    const [left, right] = [outer!.left - inner!.left, inner!.right - outer!.right];
    const atStart = getComputedStyle(area).direction === 'rtl' ? right : left;
    const hidden = [
      outer!.top - inner!.top - area.scrollTop,
      atStart - Math.abs(area.scrollLeft),
      left + right - (area.scrollWidth - area.clientWidth),
    ];
    return Math.round(Math.max(...hidden));
  });

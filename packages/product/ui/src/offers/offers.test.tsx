import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { bestOffers, rankOffers, type Offer } from './offer.ts';
import { Comparison, OfferList } from './offer-list.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const inEnglish = (children: ReactNode) => <I18nProvider words={words}>{children}</I18nProvider>;
const offer = (id: string, receive: number, send = 1000, fee = 0): Offer => ({
  id,
  name: `Network ${id}`,
  initials: id,
  facts: ['in about a minute'],
  price: {
    send: { amountMinor: send, currency: 'USD' },
    fee: { amountMinor: fee, currency: 'USD' },
    receive: { amountMinor: receive, currency: 'NGN' },
  },
});
const closed: Offer = { id: 'x', name: 'Network x', initials: 'x', facts: [], problem: 'Minimum ₦200' };

describe('offers', () => {
  it.each([
    [[offer('a', 100), offer('b', 200)], 'ba', 'b'],
    [[offer('a', 200, 1000, 50), offer('b', 200, 1000, 20)], 'ba', 'b'],
    [[offer('b', 200), offer('a', 200)], 'ab', ''],
    [[offer('c', 200), offer('b', 100), offer('a', 200)], 'acb', 'ca'],
    [[offer('a', 100), { ...offer('b', 200), otherNetwork: true }], 'ba', ''],
    // A rounded quotient could not distinguish these two.
    [[offer('a', 9_007_199_254_740_990, 9_007_199_254_740_991), offer('b', 1, 1)], 'ba', 'b'],
    [[closed, offer('a', 100)], 'ax', ''],
    [[], '', ''],
  ])('ranks the offers of case %# by the received amount per amount paid', (offers, order, best) => {
    expect(
      rankOffers(offers)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
    expect([...bestOffers(offers)].join('')).toBe(best);
  });

  it('shows offers on press, and lets the keyboard choose one', async () => {
    const choose = vi.fn<(id: string) => void>();
    const { user } = draw(
      inEnglish(
        <Comparison label="Compare">
          <OfferList
            label="Networks"
            offers={[offer('a', 500_000, 329, 30), offer('b', 600_000, 329, 30), closed]}
            chosen="a"
            onChoose={choose}
            note="One network"
          />
        </Comparison>,
      ),
    );
    expect(screen.queryByText('One network')).toBeNull();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-expanded', 'true');
    const radios = await screen.findAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/Network b.*fee 0\.30\sUSD, in about a minute.*Best value.*₦6,000.*3\.59\sUSD with fee/),
      expect.stringMatching(/Network a.*₦5,000/),
      expect.stringMatching(/Network x.*Minimum ₦200/),
    ]);
    await user.tab();
    expect(radios[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(choose).toHaveBeenCalledWith('b');
  });

  it('asks for an amount if there is none, and shows links where offers are chosen on another page', async () => {
    const { rerender } = draw(inEnglish(<OfferList label="Cards" offers={[]} chosen={undefined} />));
    expect(await screen.findByText('Enter an amount to compare.')).toBeVisible();
    rerender(inEnglish(<OfferList label="Cards" offers={[]} chosen={undefined} nothing="0 cards" />));
    expect(screen.getByText('0 cards')).toBeVisible();
    rerender(inEnglish(<OfferList label="Cards" offers={[{ ...offer('a', 100), to: '/a' }, offer('b', 100)]} chosen="b" />));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a']);
    expect(screen.getByRole('list', { name: 'Cards' })).toBeVisible();
  });
});

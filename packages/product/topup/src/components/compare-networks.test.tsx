import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../test/page.tsx';

const open = openPage();

describe('the comparison of networks', () => {
  it('compares the networks of the country on press, with the prices of the form, and chooses another one', async () => {
    const user = userEvent.setup();
    await open('/send/top-up?phone=%2B2348035550142&amount=5000+NGN');
    await user.click(await screen.findByRole('button', { name: 'Compare networks' }));
    const offers = await screen.findByRole('group', { name: 'Compare networks' });
    const rows = within(offers).getAllByRole('radio');
    expect(rows.map((row) => row.closest('label')!.textContent)).toEqual([
      expect.stringMatching(/Harmattan.*fee 0\.25\sUSD, in about a minute₦5,000.*3\.54\sUSD with fee/),
      expect.stringMatching(/Palmwine Mobile.*fee 0\.28\sUSD/),
      expect.stringMatching(/Sunbird.*fee 0\.30\sUSD/),
      expect.stringMatching(/Zuma Cell.*fee 0\.30\sUSD/),
    ]);
    expect(rows[2]).toBeChecked();
    // Recommending the best value would be useless if the number belongs to another network.
    expect(within(offers).queryByText('Best value')).toBeNull();
    expect(screen.getByText(/A number belongs to one network/)).toBeVisible();
    await user.click(rows[0]!);
    expect(await screen.findByText('Your choice')).toBeVisible();
    expect(within(screen.getByRole('complementary', { name: 'What arrives' })).getByText('3.54 USD')).toBeVisible();
  });

  it('shows the limit of another network in the comparison, and which network does not sell the amount', async () => {
    const user = userEvent.setup();
    await open('/send/top-up?phone=%2B254733559902&amount=30+KES');
    await user.click(await screen.findByRole('button', { name: 'Compare networks' }));
    const offers = await screen.findByRole('group', { name: 'Compare networks' });
    expect(within(offers).getByRole('radio', { name: /Savanna Ring.*Minimum KES\s50/ })).toBeVisible();
    expect(within(offers).getByRole('radio', { name: /Tumbili.*Not sold in this amount/ })).toBeVisible();
    await user.clear(screen.getByLabelText('You send'));
    await user.type(screen.getByLabelText('You send'), '2');
    expect(await screen.findByRole('radio', { name: /Tumbili.*KES\s250/ })).toBeVisible();
  });
});

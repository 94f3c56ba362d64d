import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { useListQuery } from '@kado/feature-kit';

type Periods = { period: CardPeriod; sessions: CardPeriod; support: CardPeriod; year: string };

/** The years of the revenue report, fixed by the contract. */
export const YEARS = ['2020', '2019', '2018'];

const DEFAULTS: Periods = { period: 'last-28-days', sessions: 'last-28-days', support: 'last-28-days', year: '2020' };
const ALLOWED = { period: CARD_PERIODS, sessions: CARD_PERIODS, support: CARD_PERIODS, year: YEARS };

/** The period of each card and the year of the report, stored in the URL. */
export const usePeriods = () => useListQuery<Periods>(DEFAULTS, ALLOWED);

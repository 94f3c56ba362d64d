import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { useListQuery } from '@kado/feature-kit';

type Periods = { period: CardPeriod; sessions: CardPeriod; support: CardPeriod; year: string };

/** The years that the revenue report knows, as the address names them. */
export const YEARS = ['2020', '2019', '2018'];

const DEFAULTS: Periods = { period: 'last-28-days', sessions: 'last-28-days', support: 'last-28-days', year: '2020' };
const ALLOWED = { period: CARD_PERIODS, sessions: CARD_PERIODS, support: CARD_PERIODS, year: YEARS };

/** Which span each card shows; the address holds it. */
export const usePeriods = () => useListQuery<Periods>(DEFAULTS, ALLOWED);

import { pinWeaknesses } from '@kado/contracts';

export const PIN_RULES = ['length', 'sequence', 'repeats', 'date', 'same'] as const;
type PinRule = (typeof PIN_RULES)[number];

/** `open`: not decided yet. */
export type RuleState = 'open' | 'met' | 'broken';

const LENGTH = 6;
const state = (known: boolean, met: boolean): RuleState => (known ? (met ? 'met' : 'broken') : 'open');

/** The state of each rule for two typed PINs. A rule can be broken only once all the digits it needs are typed. */
export function ruleStates(pin: string, again: string): Record<PinRule, RuleState> {
  const whole = pin.length === LENGTH;
  const weak = whole ? pinWeaknesses(pin) : [];
  return {
    length: whole ? 'met' : 'open',
    sequence: state(whole, !weak.includes('sequence')),
    repeats: state(whole, !weak.includes('repeats')),
    date: state(whole, !weak.includes('date') && !weak.includes('year')),
    same: state(whole && again.length === LENGTH, pin === again),
  };
}

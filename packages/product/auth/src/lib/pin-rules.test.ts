import { expect, it } from 'vitest';
import { PIN_RULES, ruleStates } from './pin-rules.ts';

it.each([
  ['', '', 'open open open open open'],
  ['12345', '', 'open open open open open'],
  ['274913', '', 'met met met met open'],
  ['274913', '27491', 'met met met met open'],
  ['274913', '274913', 'met met met met met'],
  ['274913', '274914', 'met met met met broken'],
  ['123456', '', 'met broken met met open'],
  ['747474', '', 'met met broken met open'],
  ['311299', '', 'met met met broken open'],
  ['194037', '', 'met met met broken open'],
])('the PINs "%s" and "%s" have the rule states %s', (pin, again, states) => {
  const found = ruleStates(pin, again);
  expect(PIN_RULES.map((rule) => found[rule]).join(' ')).toBe(states);
});

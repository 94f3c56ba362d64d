import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc…'],
  ['ab🎁', 'ab🎁'],
  ['ab🎁d', 'ab🎁…'],
  ['🎁🎂🎈🎉', '🎁🎂🎈…'],
])('%j has the excerpt %j of three characters, without splitting one', (text, shown) => {
  expect(excerpt(text, 3)).toBe(shown);
  expect(excerpt(text, 3).isWellFormed()).toBe(true);
});

import { expect, it } from 'vitest';
import { maskBody, maskPath } from './mask.ts';

it.each([
  ['{"a":{"password":"x","list":[{"apiKey":1}]}}', '{"a":{"password":"•••","list":[{"apiKey":"•••"}]}}'],
  ['{"message":"fine"}', '{"message":"fine"}'],
  ['password=x', '•••'],
])('masks the body %s', (body, safe) => expect(maskBody(body)).toBe(safe));

it('masks the query of a path', () => {
  expect(maskPath(new URL('http://localhost/a?token=abc&q=x'))).toBe('/a?token=%E2%80%A2%E2%80%A2%E2%80%A2&q=x');
  expect(maskPath(new URL('http://localhost/a?q=%20'))).toBe('/a?q=%20');
});

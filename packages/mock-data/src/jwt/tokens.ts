/** The purpose of a token. */
export type TokenKind = 'access' | 'refresh';

interface Claims {
  id: number;
  kind: TokenKind;
  iat: number;
  exp: number;
  /** A random id, so that two tokens of the same second differ. */
  jti: string;
}

const LIFETIME_SECONDS = 600;
const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const decode = (part: string): unknown => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));

/** Not a real signature: it only distinguishes the mock's own tokens from others. */
const sign = (text: string): string =>
  encode(Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7));

/** A JWT-shaped token, valid for ten minutes. */
export function makeToken(id: number, kind: TokenKind, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims: Claims = { id, kind, iat, exp: iat + LIFETIME_SECONDS, jti: crypto.randomUUID() };
  const text = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** The user id of a token; undefined if the mock did not issue it, or if it is of another kind or expired. */
export function readToken(token: unknown, kind: TokenKind, now: Date): number | undefined {
  const [head, body, signature] = String(token).split('.');
  if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined;
  const claims = decode(body) as Claims;
  return claims.kind === kind && claims.exp * 1000 > now.getTime() ? claims.id : undefined;
}

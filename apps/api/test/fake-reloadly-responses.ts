export type Body = Record<string, unknown>;
export type FakeResponse = { status: number; body: unknown; headers?: Record<string, string> };

export const ok = (body: unknown): FakeResponse => ({ status: 200, body });
/** An error in Reloadly's format. */
export const refused = (status: number, errorCode: string, headers: Record<string, string> = {}): FakeResponse => ({
  status,
  body: { timeStamp: '2026-11-20 14:17:00', message: 'Refused', path: '/topups', errorCode, infoLink: null, details: [] },
  headers,
});

export type Body = Record<string, unknown>;
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export const ok = (body: unknown): Answer => ({ status: 200, body });
/** An error as Reloadly words it. */
export const refused = (status: number, errorCode: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { timeStamp: '2026-11-20 14:17:00', message: 'Refused', path: '/topups', errorCode, infoLink: null, details: [] },
  headers,
});

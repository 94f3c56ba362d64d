/** Whether the server says that there is no such thing, or none for this person. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';

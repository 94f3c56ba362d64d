/** Whether the server answered that the resource does not exist, or that this user may not see it. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';

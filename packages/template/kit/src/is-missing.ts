/** Whether a query failed with the status 404: what it asks for does not exist. The mock backend answers without an error code. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

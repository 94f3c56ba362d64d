/** Lets everything else proceed until the condition holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setImmediate(resolve));
}

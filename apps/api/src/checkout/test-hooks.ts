/** Points where a test can run code between two steps. The server itself registers no hooks. */
export type HookPoint = 'checkout:beforeWrite';

const registered = new Map<HookPoint, () => Promise<void>>();

/** Runs `work` once, the next time that the code reaches this point. */
export const onTestHook = (point: HookPoint, work: () => Promise<void>): void => void registered.set(point, work);

export async function testHook(point: HookPoint): Promise<void> {
  const work = registered.get(point);
  registered.delete(point);
  await work?.();
}

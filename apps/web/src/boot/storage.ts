/** A part of browser storage, or one that forgets at once where the browser forbids even asking for it. */
function permitted(open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return open();
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** What is kept on this device. */
export const kept = permitted(() => localStorage);
/** What is kept for this tab. */
export const tab = permitted(() => sessionStorage);
/** As much of a storage as the boot needs. */
export type Kept = typeof kept;

/** Whether an appearance was chosen on this device; where storage is closed, there is nowhere to keep a choice and nothing to offer. */
export function isSkinChosen(): boolean {
  try {
    return localStorage.getItem('skin') !== null;
  } catch {
    return true;
  }
}

/** Whether an appearance was chosen on this device. Also true if storage is unavailable, because a choice could not be stored. */
export function isSkinChosen(): boolean {
  try {
    return localStorage.getItem('skin') !== null;
  } catch {
    return true;
  }
}

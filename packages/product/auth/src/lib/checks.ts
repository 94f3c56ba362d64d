/** What a form can find wrong by itself; the words stand under `field.`. */
export type Fault = 'required' | 'pin' | 'code' | 'email' | 'phone' | 'terms';
type Check = (value: string) => Fault | undefined;

const given = (value: string): boolean => value.trim() !== '';

export const required: Check = (value) => (given(value) ? undefined : 'required');
export const sixDigits =
  (fault: 'pin' | 'code'): Check =>
  (value) =>
    /^[0-9]{6}$/.test(value) ? undefined : fault;
// The server decides; this only catches what cannot be an address.
export const email: Check = (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : given(value) ? 'email' : 'required');
export const phone: Check = (value) => (/^\+[1-9][0-9]{6,14}$/.test(value) ? undefined : given(value) ? 'phone' : 'required');
export const ticked: Check = (value) => (value === 'yes' ? undefined : 'terms');

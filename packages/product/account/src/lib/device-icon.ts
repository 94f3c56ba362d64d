/** The icon of a device, by the operating system at the end of its name: 'Chrome on Android'. */
export const deviceIcon = (device: string): 'phone' | 'monitor' => (/\b(?:Android|iOS)\b/.test(device) ? 'phone' : 'monitor');

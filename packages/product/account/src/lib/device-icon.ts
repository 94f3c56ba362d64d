/** The icon of a device by the operating system that its name ends with: 'Chrome on Android'. */
export const deviceIcon = (device: string): 'phone' | 'monitor' => (/\b(?:Android|iOS)\b/.test(device) ? 'phone' : 'monitor');

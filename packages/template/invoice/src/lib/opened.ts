/** What stands open beside the sheet. */
export type Opened = 'send' | 'pay' | undefined;

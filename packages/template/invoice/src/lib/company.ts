/** The company that issues the sample invoices. */
export const COMPANY = {
  name: 'Kado Studio',
  lines: ['Rua do Sol 14, 2nd floor', '4050-011 Porto, Portugal', '+351 220 555 014'],
  email: 'billing@kado-studio.example',
} as const;

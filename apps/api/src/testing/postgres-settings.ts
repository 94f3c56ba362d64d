const LONG = 'x'.repeat(32);

/** The settings that a server on PostgreSQL needs. */
export const postgres = {
  DATABASE_URL: 'postgres://db/kado',
  KADO_PEPPER: LONG,
  KADO_CODE_KEY: LONG,
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'a@b.test',
  SUPPLIER: 'sandbox',
};

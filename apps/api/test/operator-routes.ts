/** The routes of operators, all under /admin. Each needs `manage` on everything. */
export const OPERATOR_ROUTES = [
  'GET /admin/deposits',
  'GET /admin/deposits/:id',
  'POST /admin/deposits/:id/credit',
  'POST /admin/deposits/:id/reject',
  'GET /admin/orders',
  'GET /admin/orders/:id',
  'GET /admin/users',
  'GET /admin/users/:id',
  'POST /admin/users/:id/suspend',
  'POST /admin/users/:id/restore',
  'GET /admin/ledger/proof',
  'GET /admin/ledger/accounts',
  'GET /admin/ledger/entries',
  'GET /admin/findings',
  'GET /admin/reconciliations',
  'GET /admin/stuck-items',
  'GET /admin/audit',
  'GET /admin/contact',
  'GET /admin/contact/:id',
  'POST /admin/contact/:id/reply',
  'POST /admin/contact/:id/close',
];

export const operatorRights = Object.fromEntries(OPERATOR_ROUTES.map((line) => [line, 'manage all']));

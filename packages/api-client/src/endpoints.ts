const at = (path: string) => (id: string | number) => `${path}/${encodeURIComponent(id)}`;

/** Every address this client knows. `v1` stands under {host}/api/v1, `root` under the page's own origin. */
export const endpoints = {
  v1: {
    auth: {
      register: '/auth/register',
      verifyToken: '/auth/verify-token',
      resendOtp: '/auth/resend-otp',
      createPin: '/auth/create-pin',
      login: '/auth/login',
      forgotPin: '/auth/forgot-pin',
      verifyForgot: '/auth/forgot-pin/verify',
      setPin: '/auth/forgot-pin/set',
      refresh: '/auth/refresh',
      logout: '/auth/logout',
      stepUp: '/auth/step-up',
    },
    users: { me: '/users/me', sessions: '/users/me/sessions', session: at('/users/me/sessions') },
    countries: '/countries',
    languages: '/languages',
    networks: '/networks',
    banks: '/banks',
    bankPrices: '/bank-prices',
    balance: '/balance',
    transactions: '/transactions',
    quotes: { all: '/quotes', one: at('/quotes') },
    checkout: '/checkout',
    orders: { all: '/orders', one: at('/orders'), cancel: (id: string) => `${at('/orders')(id)}/cancel` },
    receipts: { email: '/receipts/email' },
    files: '/files',
    contact: '/contact',
  },
  root: {
    invoices: {
      list: '/apps/invoice/invoices',
      one: at('/api/invoice/invoices'),
      remove: '/apps/invoice/delete',
      clients: '/api/invoice/clients',
      save: '/apps/invoice/save',
      duplicate: '/apps/invoice/duplicate',
      send: '/apps/invoice/send',
      addPayment: '/apps/invoice/add-payment',
    },
  },
} as const;

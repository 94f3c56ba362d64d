const LAST_DAYS = ['Last 28 Days', 'Last Month', 'Last Year'];

/** The figures of the eight analytics cards, by the last part of their address. */
export const ANALYTICS = {
  'support-tracker': {
    title: 'Support tracker',
    last_days: LAST_DAYS,
    totalTicket: 163,
    newTicket: 29,
    openTicket: 63,
    responseTime: 1,
  },
  'avg-sessions': {
    sessions: 3186,
    last_days: LAST_DAYS,
    growth: '+5.2%',
    goal: 84_000,
    users: 61_500,
    retention: 76,
    duration: 1,
  },
  'goal-overview': { completed: 412_860, inProgress: 57_340 },
  revenue: { thisMonth: 64_210, lastMonth: 58_930 },
  'product-orders': { last_days: LAST_DAYS, chart_info: { finished: 8_460, pending: 2_310, rejected: 745 } },
  'sessions-device': {
    last_days: LAST_DAYS,
    chart_info: [
      { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: 47.2, upDown: 3 },
      { icon: 'tablet', name: 'Tablet', iconColor: 'warning', usage: 13.5, upDown: -5 },
      { icon: 'phone', name: 'Phone', iconColor: 'danger', usage: 39.3, upDown: 6 },
    ],
  },
  customers: {
    last_days: LAST_DAYS,
    listData: [
      { icon: 'user', iconColor: 'primary', text: 'New', result: 412 },
      { icon: 'users', iconColor: 'warning', text: 'Returning', result: 731 },
      { icon: 'gift', iconColor: 'danger', text: 'Referred', result: 86 },
    ],
  },
};

/** The figures of the nine statistics cards, by the last part of their address. */
export const STATISTICS = {
  'orders-bar-chart': { title: 'Orders', statistics: '3.12k', series: [{ name: 'Orders', data: [52, 71, 48, 83, 66] }] },
  'profit-line-chart': { title: 'Profit', statistics: '7.41k', series: [{ data: [12, 18, 16, 27, 24, 38] }] },
  subscribers: { series: [{ name: 'Subscribers', data: [31, 34, 42, 39, 47, 58, 63] }], analyticsData: { subscribers: 71_350 } },
  revenue: { series: [{ name: 'Revenue', data: [310, 342, 328, 371, 365, 398, 421] }], analyticsData: { revenue: 64_210 } },
  sales: { series: [{ name: 'Sales', data: [9, 11, 14, 8, 13, 17] }], analyticsData: { sales: '28%' } },
  orders: { series: [{ name: 'Orders', data: [14, 11, 13, 9, 12, 8, 10] }], analyticsData: { orders: 38_420 } },
  'site-traffic': { series: [{ name: 'Traffic', data: [164, 187, 172, 209, 231, 218] }] },
  'active-users': { series: [{ name: 'Active users', data: [820, 910, 870, 1040, 1130, 1080, 1190] }] },
  newsletter: { series: [{ name: 'Newsletter', data: [342, 361, 355, 378, 384, 397] }] },
};

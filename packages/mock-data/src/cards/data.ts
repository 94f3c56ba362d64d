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
    sessions: 2714,
    last_days: LAST_DAYS,
    growth: '+5.2%',
    goal: 100000,
    users: 100000,
    retention: 90,
    duration: 1,
  },
  'goal-overview': { completed: 786617, inProgress: 13561 },
  revenue: { thisMonth: 86589, lastMonth: 73683 },
  'product-orders': { last_days: LAST_DAYS, chart_info: { finished: 23043, pending: 14658, rejected: 4758 } },
  'sessions-device': {
    last_days: LAST_DAYS,
    chart_info: [
      { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: 58.6, upDown: 2 },
      { icon: 'tablet', name: 'Tablet', iconColor: 'warning', usage: 34.9, upDown: 8 },
      { icon: 'phone', name: 'Phone', iconColor: 'danger', usage: 6.5, upDown: -5 },
    ],
  },
  customers: {
    last_days: LAST_DAYS,
    listData: [
      { icon: 'user', iconColor: 'primary', text: 'New', result: 690 },
      { icon: 'users', iconColor: 'warning', text: 'Returning', result: 258 },
      { icon: 'gift', iconColor: 'danger', text: 'Referred', result: 149 },
    ],
  },
};

/** The figures of the nine statistics cards, by the last part of their address. */
export const STATISTICS = {
  'orders-bar-chart': { title: 'Orders', statistics: '2.76k', series: [{ name: 'Orders', data: [45, 85, 65, 45, 65] }] },
  'profit-line-chart': { title: 'Profit', statistics: '6.24k', series: [{ data: [0, 20, 5, 30, 15, 45] }] },
  subscribers: { series: [{ name: 'Subscribers', data: [28, 40, 36, 52, 38, 60, 55] }], analyticsData: { subscribers: 92600 } },
  revenue: { series: [{ name: 'Revenue', data: [350, 275, 400, 300, 350, 300, 450] }], analyticsData: { revenue: 97500 } },
  sales: { series: [{ name: 'Sales', data: [10, 15, 7, 12, 3, 16] }], analyticsData: { sales: '36%' } },
  orders: { series: [{ name: 'Orders', data: [10, 15, 8, 15, 7, 12, 8] }], analyticsData: { orders: 97500 } },
  'site-traffic': { series: [{ name: 'Traffic', data: [150, 200, 125, 225, 200, 250] }] },
  'active-users': { series: [{ name: 'Active users', data: [750, 1000, 900, 1250, 1000, 1200, 1100] }] },
  newsletter: { series: [{ name: 'Newsletter', data: [365, 390, 365, 400, 375, 400] }] },
};

/** The URL of a deposit beside the queue of all statuses. */
export const depositPage = (id: string): string => `/operator/deposits?status=&id=${id}`;

/** The pages by audit subject: its name, or the URL path of a refused request. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^(Deposit|credit)$|\/admin\/deposits\//, depositPage('')],
  [/^(User|Wallet)$|\/admin\/users\//, '/operator/users/'],
  [/^Ticket$|\/admin\/contact\//, '/operator/messages/'],
  [/\/admin\/orders\//, '/operator/orders/'],
];

/** The page of an audit subject; undefined if it has none. */
export function subjectPage(subject: string, id: string): string | undefined {
  const page = PAGES.find(([names]) => names.test(subject))?.[1];
  return page && page + id;
}

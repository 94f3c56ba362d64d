/** A deposit beside the queue, whatever its status. */
export const depositPage = (id: string): string => `/operator/deposits?status=&id=${id}`;

/** The pages of things, by what the audit trail calls them: by a name, or by the address of a refused request. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^(Deposit|credit)$|\/admin\/deposits\//, depositPage('')],
  [/^(User|Wallet)$|\/admin\/users\//, '/operator/users/'],
  [/^Ticket$|\/admin\/contact\//, '/operator/messages/'],
  [/\/admin\/orders\//, '/operator/orders/'],
];

/** The page of a thing in the audit trail, where it has one. */
export function subjectPage(subject: string, id: string): string | undefined {
  const page = PAGES.find(([names]) => names.test(subject))?.[1];
  return page && page + id;
}

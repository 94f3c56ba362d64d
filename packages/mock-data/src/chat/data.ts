import type { Chat, ChatContact, ChatProfile } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';

const PEOPLE: readonly (readonly [string, string, ChatContact['status'], string])[] = [
  ['Noor Haddad', 'Ceramics buyer', 'online', 'Looks for glazes that nobody else has.'],
  ['Tomasz Wilk', 'Freight planner', 'busy', 'Knows every ferry between Gdańsk and Kiel.'],
  ['Ines Carvalho', 'Textile designer', 'online', 'Weaves first, draws later.'],
  ['Kofi Mensah', 'Stationer', 'away', 'Believes in paper.'],
  ['Yuki Tanabe', 'Lamp maker', 'offline', 'Light is mostly shadow.'],
  ['Lena Brandt', 'Research lead', 'online', 'Counts twice, then asks why.'],
  ['Mateo Rivas', 'Shop manager', 'offline', 'The first in and the last out.'],
  ['Priya Nair', 'Surveyor', 'busy', 'Maps coasts for a living, hills for pleasure.'],
  ['Olivier Blanc', 'Salt farmer', 'away', 'Weather decides.'],
  ['Sanna Lind', 'Gardener', 'online', 'Four hundred apple trees and one dog.'],
];

/** The own profile, the contacts and the chats with them. */
export interface ChatState {
  profile: ChatProfile;
  contacts: ChatContact[];
  chats: Chat[];
}

const OWN_ID = 11;

/** Ten contacts, and chats with two of them; one message of the second is unseen. */
export function seedChat({ now }: SeedContext): ChatState {
  const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
  const message = (senderId: number, minutes: number, text: string) => ({ message: text, time: ago(minutes), senderId });
  return {
    profile: {
      id: OWN_ID,
      avatar: '/mock/faces/15',
      fullName: 'Amara Okafor',
      role: 'Administrator',
      about: 'Keeps the studio, the ledger and the coffee machine running.',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    },
    contacts: PEOPLE.map(([fullName, role, status, about], index) => ({
      id: index + 1,
      fullName,
      role,
      about,
      avatar: `/mock/faces/${index}`,
      status,
    })),
    chats: [
      {
        id: 1,
        userId: 3,
        unseenMsgs: 0,
        chat: [
          message(OWN_ID, 2910, 'The samples arrived. The blue one is even better than in the picture.'),
          message(3, 2895, 'That is the second dye bath. Shall I keep the recipe?'),
          message(OWN_ID, 2890, 'Yes please, and ten metres for the window.'),
          message(3, 2880, 'Ten metres it is. You get the invoice tomorrow.'),
        ],
      },
      {
        id: 2,
        userId: 2,
        unseenMsgs: 1,
        chat: [
          message(2, 190, 'The crates stand in Kiel. Customs want the list again.'),
          message(OWN_ID, 182, 'I sent it on Monday, but here it comes once more.'),
          message(2, 12, 'Got it, they leave tonight.'),
        ],
      },
    ],
  };
}

import type { Chat, ChatContact, ChatProfile } from '@kado/contracts/template';
import type { Soil } from '../core/database.ts';

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

/** Who talks with whom, and what was said. */
export interface Talk {
  profile: ChatProfile;
  contacts: ChatContact[];
  chats: Chat[];
}

const ME = 11;

/** Ten contacts, and chats with two of them; one message of the second is unseen. */
export function seedTalk({ now }: Soil): Talk {
  const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
  const say = (senderId: number, minutes: number, message: string) => ({ message, time: ago(minutes), senderId });
  return {
    profile: {
      id: ME,
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
          say(ME, 2910, 'The samples arrived. The blue one is even better than in the picture.'),
          say(3, 2895, 'That is the second dye bath. Shall I keep the recipe?'),
          say(ME, 2890, 'Yes please, and ten metres for the window.'),
          say(3, 2880, 'Ten metres it is. You get the invoice tomorrow.'),
        ],
      },
      {
        id: 2,
        userId: 2,
        unseenMsgs: 1,
        chat: [
          say(2, 190, 'The crates stand in Kiel. Customs want the list again.'),
          say(ME, 182, 'I sent it on Monday, but here it comes once more.'),
          say(2, 12, 'Got it, they leave tonight.'),
        ],
      },
    ],
  };
}

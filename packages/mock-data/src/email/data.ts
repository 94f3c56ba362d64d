import type { Mail } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { PEOPLE } from '../core/people.ts';

/** The owner of the mailbox. */
export const OWNER = { name: 'Amara Okafor', email: 'amara@kado.example', avatar: '/mock/faces/15' };

/** person, subject, folder, hours ago, flags (u unread, s starred, a attachment, a digit: number of older mails in the thread), labels, two sentences. */
type Row = readonly [number, string, Mail['folder'], number, string, Mail['labels'], string];
const ROWS: readonly Row[] = [
  [
    2,
    'Swatches for the autumn window',
    'inbox',
    2,
    'usa1',
    ['company', 'important'],
    'The new swatches are on their way. Tell me which blue you like and I put it aside.',
  ],
  [
    1,
    'Crates 14 to 22 leave tonight',
    'inbox',
    5,
    'u',
    ['company'],
    'Customs have let them go. They should reach Porto on Thursday before noon.',
  ],
  [
    3,
    'Paper for the yearbook',
    'inbox',
    9,
    'ua2',
    ['important'],
    'We can hold the price until Friday. After that the mill raises it.',
  ],
  [
    5,
    'Figures of the third quarter',
    'inbox',
    20,
    'us',
    ['company', 'private'],
    'The table is attached to the usual place. Look at row twelve first.',
  ],
  [
    9,
    'Apples, and a question',
    'inbox',
    27,
    '',
    ['personal'],
    'There are more apples than boxes again. Shall I bring some on Monday?',
  ],
  [
    7,
    'Coast map, second draft',
    'inbox',
    31,
    'a',
    ['company'],
    'The harbour is drawn anew. The lighthouse stands where it should now.',
  ],
  [
    8,
    'Salt for the shop',
    'inbox',
    49,
    's1',
    [],
    'Last year it was forty sacks. This summer was dry, so sixty would be possible.',
  ],
  [
    4,
    'Lamp 3 hums',
    'inbox',
    54,
    '',
    ['company'],
    'I found the reason, it was the screw. The next ones come with a rubber ring.',
  ],
  [12, 'Wool for Arequipa?', 'inbox', 75, '', [], 'We dye on the ninth. If you want the red, I need a word before.'],
  [13, 'Cheese tasting on the 4th', 'inbox', 98, '1', ['personal'], 'Eight places are left. The cave is cold, so bring a coat.'],
  [
    10,
    'Frames for the spring show',
    'sent',
    7,
    'a',
    ['company'],
    'Please cut twenty, all of them in ash. The list with the sizes is attached.',
  ],
  [
    6,
    'Opening hours in August',
    'sent',
    29,
    '',
    [],
    'We stay open on Saturdays and close on Mondays. The sign should say so from next week.',
  ],
  [11, 'Re: Stone samples', 'sent', 51, '1', ['company'], 'The grey one, please. The black one swallows too much light.'],
  [
    14,
    'Route for the Lagos order',
    'sent',
    122,
    's',
    ['important'],
    'By sea to Tema and then by road. It takes a week longer and costs half.',
  ],
  [15, 'Notes for Thursday', 'draft', 3, '', ['private'], 'First the budget, then the people. Ask Lena about the second number.'],
  [16, 'Quarry visit', 'draft', 26, '', [], 'Would the week after Easter suit you? We would be three.'],
  [18, 'Tea order, unfinished', 'draft', 60, 'a', ['company'], 'Forty chests of the first flush, and the same again of'],
  [
    20,
    'You have won a lighthouse',
    'spam',
    12,
    'u',
    [],
    'Congratulations, keeper. Send the deed to your own house to claim the light.',
  ],
  [21, 'Cheap gold by the bucket', 'spam', 40, 'u', [], 'Our buckets are real. The gold is negotiable.'],
  [22, 'Your parcel is on the moon', 'spam', 88, '', [], 'Pay the postage of the return flight within the hour.'],
  [23, 'Old newsletter', 'trash', 140, '', [], 'What we did in spring. You have read this one already.'],
  [24, 'Meeting moved', 'trash', 160, 's', ['company'], 'It is at three now. The room stays the same.'],
  [25, 'Vélo for sale', 'trash', 190, '', ['personal'], 'Three gears, one owner. It is sold by now.'],
  [
    26,
    'Server room key',
    'inbox',
    210,
    '1',
    ['important', 'private'],
    'The new key lies in the drawer. The old one no longer opens the door.',
  ],
];

const html = (text: string): string => `<p>Hello,</p><p>${text}</p><p>Best wishes</p>`;
const FILE = { fileName: 'enclosure.pdf', thumbnail: '/mock/goods/4', url: '/mock/scenes/4', size: '184kb' };

function seedMail(row: Row, id: number, now: Date): Mail {
  const [index, subject, folder, hours, flags, labels, text] = row;
  const { name, email } = PEOPLE[index]!;
  const other = { name, email, avatar: index % 4 === 3 ? '' : `/mock/faces/${index}` };
  const outgoing = folder === 'sent' || folder === 'draft';
  const [from, to] = outgoing ? [OWNER, other] : [other, OWNER];
  const mail: Mail = {
    id,
    from,
    to: [{ name: to.name, email: to.email }],
    subject,
    cc: [],
    bcc: [],
    message: html(text),
    attachments: flags.includes('a') ? [FILE] : [],
    isStarred: flags.includes('s'),
    labels,
    time: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    replies: [],
    folder,
    isRead: !flags.includes('u'),
  };
  return { ...mail, replies: olderMails(mail, Number(/\d/.exec(flags)?.[0] ?? 0)) };
}

/** The older mails of a thread; their ids are higher than those of the threads. */
const olderMails = (mail: Mail, count: number): Mail['replies'] =>
  Array.from({ length: count }, (_, index) => ({
    ...mail,
    id: mail.id * 100 + index,
    from: index % 2 === 0 ? OWNER : mail.from,
    time: new Date(Date.parse(mail.time) - (index + 1) * 5_400_000).toISOString(),
    message: html(
      index % 2 === 0 ? 'Thank you, I will look at it and write again.' : 'Just to let you know that it is under way.',
    ),
    attachments: [],
    isRead: true,
  }));

/** 24 threads in five folders. */
export const seedMails = ({ now }: SeedContext): Mail[] => ROWS.map((row, index) => seedMail(row, index + 1, now));

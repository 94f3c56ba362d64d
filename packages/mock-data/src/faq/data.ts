import type { FaqBody, KnowledgeCard, KnowledgeCategory, KnowledgeQuestion } from '@kado/contracts/template';

const pairs = (text: string): { question: string; ans: string }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', ans = ''] = line.split(' | ');
      return { question, ans };
    });

/** The questions by category: 7, 5, 7, 5 and 4 of them. */
export const FAQ: FaqBody = {
  payment: {
    icon: 'card',
    title: 'Payment',
    subtitle: 'How money reaches us',
    qandA: pairs(`
Which cards do you take? | All the usual ones, and transfers from any bank in your country.
When is my card charged? | When the parcel leaves the house, not before.
Can I pay after delivery? | Yes, up to 200 dollars and at addresses we have been to before.
Why was my payment refused? | Your bank has said no. It is often a limit for payments abroad.
Can I have an invoice for my firm? | Add its name and tax number at the checkout and the invoice carries both.
Do you keep my card? | Only when you ask us to. It is kept by the card house, never by us.
In which currency do I pay? | In dollars. Your bank turns them into your own money at its rate.`),
  },
  delivery: {
    icon: 'cart',
    title: 'Delivery',
    subtitle: 'Where the parcel is',
    qandA: pairs(`
How long does a parcel take? | Two to five days in the same country, up to twelve abroad.
Where is my parcel? | Open the order. Every stop of the way is written there.
Can I choose the day? | For large things, yes: the carrier calls you the day before.
Nobody was at home. What now? | The parcel waits ten days at the nearest shop of the carrier.
Do you send to islands? | To every island that has a post office.`),
  },
  cancellationReturn: {
    icon: 'refresh',
    title: 'Cancellation and return',
    subtitle: 'Changing your mind',
    qandA: pairs(`
Can I cancel an order? | Until the parcel is packed, with one press in the order.
How long may I keep a thing before I return it? | Thirty days from the day it arrived.
Who pays for the way back? | We do, when the thing is broken or wrong. Otherwise you do.
When do I get my money? | Three days after the parcel is back with us.
Can I swap a size? | Yes. Order the other size and return the first.
It arrived broken. What shall I do? | Send us a picture. We send a new one without waiting for the old.
What cannot be returned? | Food that was opened, and things made with your name on them.`),
  },
  myOrders: {
    icon: 'invoice',
    title: 'My orders',
    subtitle: 'What you have bought',
    qandA: pairs(`
Where do I see my orders? | In your account, newest first, for seven years.
Can I change the address? | Until the parcel is packed.
One thing is missing. | Orders can come in two parcels. The order says which thing is in which.
Can I add something to an order? | Not to the same one, but both travel together when they leave on the same day.
How do I order the same again? | Press Order again below the old order.`),
  },
  productServices: {
    icon: 'gift',
    title: 'Products and services',
    subtitle: 'What we sell and mend',
    qandA: pairs(`
Do you mend what you sell? | Yes, for as long as there are parts. The first two years cost nothing.
Can I see a thing before I buy it? | In the studio in Porto, on any day but Monday.
Do you wrap presents? | In paper printed by hand, for three dollars.
Are there gift cards? | From ten to five hundred dollars, by e-mail or on paper.`),
  },
};

/** The six cards of the knowledge base. */
export const CARDS: KnowledgeCard[] = (
  [
    ['First steps', 'first-steps', 'From the first sign-in to the first invoice.'],
    ['Invoices', 'invoices', 'Write, send and chase them.'],
    ['Shop and stock', 'shop-and-stock', 'Products, prices and what is left of them.'],
    ['Mail and chat', 'mail-and-chat', 'Folders, labels and answers.'],
    ['Calendar and tasks', 'calendar-and-tasks', 'Plan a week and see what is due.'],
    ['Roles and rights', 'roles-and-rights', 'Who may see and change what.'],
  ] as const
).map(([title, category, desc], index) => ({ id: index + 1, category, img: `/mock/scenes/${index + 11}`, title, desc }));

const GROUPS: readonly (readonly [string, string, string, string])[] = [
  [
    'Your account',
    'settings',
    'primary',
    'Where do I change my name?;I forgot my password. What now?;Can I have two addresses?;How do I close my account?;Who sees my profile?',
  ],
  [
    'Payment',
    'card',
    'success',
    'How do I add a card?;Why is there a deposit?;Where are my invoices?;Can I pay yearly?;How do I get a refund?',
  ],
  [
    'For developers',
    'link',
    'danger',
    'Where do I get a key?;How many calls may I make?;Which formats do you answer in?;How do I test without harm?;What does 429 mean?',
  ],
  [
    'Website',
    'home',
    'warning',
    'How do I use my own domain?;How do I add a page?;Can I have two languages?;How do I change the colours?;Where do I see the visits?',
  ],
  [
    'Orders and delivery',
    'cart',
    'info',
    'How do I follow a parcel?;Can I bundle parcels?;What does customs want?;How do I print a label?;What if a parcel is lost?',
  ],
  [
    'Privacy',
    'lock',
    'primary',
    'What do you store about me?;Who can read my messages?;How do I export my data?;How long do you keep it?',
  ],
];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The six groups of questions. */
export const CATEGORIES: KnowledgeCategory[] = GROUPS.map(([title, icon, iconColor, questions], index) => ({
  id: index + 1,
  title,
  icon,
  iconColor,
  questions: questions.split(';').map((question, place) => ({ id: index * 5 + place + 1, question, slug: slug(question) })),
}));

/** The article that is shown for every question. */
export const QUESTION: KnowledgeQuestion = {
  title: CATEGORIES[0]!.questions[1]!.question,
  lastUpdated: '02 Nov 2026',
  relatedQuestions: CATEGORIES[0]!.questions.map(({ id, question }) => ({ id, question })),
  content:
    '<p>Choose “Forgot password” on the sign-in page and enter your e-mail address. The link that we send works once, for one hour.</p><p>After you have set a new password, all your other devices are signed out.</p>',
};

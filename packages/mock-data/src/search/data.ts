import type { SearchContact, SearchFile, SearchPage } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, isoDay } from '../core/dates.ts';
import { PEOPLE } from '../core/people.ts';

/** One line per group: icon, path prefix, then title=path suffix. */
const PAGES = `
analytics|/dashboard|Analytics Dashboard=/analytics
home||eCommerce Dashboard=/
mail|/apps|Email=/email
chat|/apps|Chat=/chat
check|/apps|Todo=/todo
calendar|/apps|Calendar=/calendar
invoice|/apps/invoice|Invoice List=/list;Invoice Preview=/preview;Edit Invoice=/edit;Add Invoice=/add
cart|/apps/ecommerce|Shop=/shop;Product Details=/product-detail;Wish List=/wishlist;Checkout=/checkout
users|/apps/user|User List=/list;User View=/view
shield|/apps|Roles=/roles;Permissions=/permissions
key|/pages|Login Basic=/login-basic;Login Cover=/login-cover;Register Basic=/register-basic;Register Cover=/register-cover;Forgot Password Basic=/forgot-password-basic;Forgot Password Cover=/forgot-password-cover;Reset Password Basic=/reset-password-basic;Reset Password Cover=/reset-password-cover;Verify Email Basic=/verify-email-basic;Verify Email Cover=/verify-email-cover;Two Steps Basic=/two-steps-basic;Two Steps Cover=/two-steps-cover
settings|/pages|Account Settings=/account-settings;API Key=/api-key;License=/license;Pricing=/pricing
user|/pages|Profile=/profile
help|/pages|FAQ=/faq;Knowledge Base=/knowledge-base
book|/pages/blog|Blog List=/list;Blog Detail=/detail;Blog Edit=/edit
layers|/pages|Modal Examples=/modal-examples
alert|/misc|Coming Soon=/coming-soon;Not Authorized=/not-authorized;Maintenance=/maintenance;Error=/error
lock||Access Control=/access-control
type|/ui-element|Typography=/typography
palette|/colors|Colors=/colors
star|/icons|Icons=/reactfeather
card|/cards|Basic Cards=/basic;Advance Cards=/advance;Statistics Cards=/statistics;Analytics Cards=/analytics;Card Actions=/action
layers|/components|Accordion=/accordion;Alerts=/alerts;Auto Complete=/auto-complete;Avatar=/avatar;Badges=/badges;Block UI=/blockui;Breadcrumbs=/breadcrumbs;Buttons=/buttons;Carousel=/carousel;Collapse=/collapse;Divider=/divider;Dropdowns=/dropdowns;List Group=/list-group;Modals=/modals;Navs=/nav-component;Offcanvas=/offcanvas;Pagination=/pagination;Pill Badges=/pill-badges;Pills=/pills-component;Popovers=/popovers;Progress=/progress;Spinners=/spinners;Tabs=/tabs-component;Timeline=/timeline;Toasts=/toasts;Tooltips=/tooltips
puzzle|/extensions|Sweet Alert=/sweet-alert;Toastr=/toastr;Slider=/slider;Drag and Drop=/drag-and-drop;Tour=/tour;Clipboard=/clipboard;React Player=/react-player;Context Menu=/context-menu;Swiper=/swiper;Ratings=/ratings;Internationalisation=/i18n;Pagination Extension=/pagination;Import=/import;Export=/export;Export Selected=/export-selected
layout|/page-layout|Collapsed Menu=/collapse-menu;Boxed Layout=/layout-boxed;Without Menu=/without-menu;Empty Layout=/layout-empty;Blank Layout=/layout-blank
edit|/forms/elements|Input=/input;Input Group=/input-group;Input Mask=/input-mask;Textarea=/textarea;Checkbox=/checkbox;Radio=/radio;Switch=/switch;Select=/select;Number Input=/number-input;File Uploader=/file-uploader;Editor=/editor;Pickers=/pickers
edit|/forms|Form Layout=/layout/form-layout;Form Wizard=/wizard;Form Validation=/form-validation;Form Repeater=/form-repeater
table|/tables|Table=/reactstrap
table|/datatables|Basic Datatable=/basic;Advanced Datatable=/advance
chart|/charts|Apex Charts=/apex;Chart JS=/chartjs;Recharts=/recharts
`;

const BOOKMARKED = new Set(['Email', 'Chat', 'Todo', 'Calendar']);

/** Every page of the template; the four apps are bookmarked at first. */
export const seedPages = (): SearchPage[] =>
  PAGES.trim()
    .split('\n')
    .flatMap((line) => {
      const [icon = '', prefix = '', items = ''] = line.split('|');
      return items.split(';').map((item) => {
        const [title = '', suffix = ''] = item.split('=');
        const link = `${prefix}${suffix}`;
        return {
          target: link.replaceAll('/', '-').replace(/^-/, '') || 'home',
          isBookmarked: BOOKMARKED.has(title),
          title,
          icon,
          link,
        };
      });
    })
    .map((page, index) => ({ id: index + 1, ...page }));

/** The files that search finds. */
export const FILES: SearchFile[] = [
  { title: 'Quarterly ledger.xlsx', by: 'Lena Brandt', size: '412kb', file: 'sheet' },
  { title: 'Storefront sketches.pdf', by: 'Ines Carvalho', size: '2.8mb', file: 'pdf' },
  { title: 'Courier agreement.docx', by: 'Tomasz Wilk', size: '96kb', file: 'document' },
  { title: 'Harbour photograph.jpg', by: 'Kofi Mensah', size: '1.4mb', file: 'picture' },
];

/** The people that search finds. */
export const contacts = ({ now }: Pick<SeedContext, 'now'>): SearchContact[] =>
  PEOPLE.slice(0, 4).map(({ name, email }, index) => ({
    title: name,
    email,
    img: `/mock/faces/${index}`,
    date: isoDay(addDays(now, -9 * (index + 1)))
      .split('-')
      .toReversed()
      .join('/'),
  }));

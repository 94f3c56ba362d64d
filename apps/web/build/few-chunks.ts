import type { Plugin, Rolldown } from 'vite';
import { type Bundle, bundle, bundleOf, chunkOf, modulesIn, ofPages, reach } from './bundle.ts';

const SURVEY = 'survey';
/** What goes together: a script is one task on the page's thread, so none of them may be a long one. */
const SHARED = [
  [
    'framework',
    /^\0rolldown|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-redux|use-sync-external-store)[\\/]/,
  ],
  ['looks', /node_modules[\\/](?:@mui|@emotion|@babel|stylis|clsx|react-is|react-transition-group|hoist-non-react-statics)[\\/]/],
] as const;
/** The shapes of what goes over the wire. */
const WIRE = /node_modules[\\/]zod[\\/]|packages[\\/]contracts[\\/]/;
/** The same of what opens after the door; what makes shapes, and making ours, are each a long task already. */
const SHARED_INSIDE = [SHARED[0], ['zod', /node_modules[\\/]zod[\\/]/], ['schemas', WIRE]] as const;
const PRODUCT = /packages[\\/]product[\\/]|src[\\/]variants[\\/]product/;
/** With the bundler's other helpers: the boot needs them before it knows what else to open, and they bring nothing along. */
const BOOT = /^\0vite|index\.html$|src[\\/]boot[\\/]/;

const TEMPLATE = /packages[\\/]template[\\/]|src[\\/]variants[\\/]template/;

const VARIANT = { product: /src[\\/]variants[\\/]product\.tsx$/, template: /src[\\/]variants[\\/]template\.tsx$/ };
/** What opens a kept value, a session's or a test user's. */
const VAULT = /state[\\/]src[\\/]vault[\\/]door\.ts$/;
/** What makes calls. */
const AXIOS = /node_modules[\\/]axios[\\/]index\.js$/;
/** What reads the answers of the product's calls. */
const ANSWERS = /api-client[\\/]src[\\/]answers\.ts$/;
/** What opens first: the product with its sign-in page, then what whoever is inside needs at once, the product's frame with home; the template with its frame. */
const OPENINGS = {
  door: [VARIANT.product, /product[\\/]auth[\\/]src[\\/]pages[\\/]login/],
  inside: [VAULT, AXIOS, ANSWERS],
  home: [/product[\\/]shell[\\/]src[\\/]layouts[\\/]app/, /product[\\/]home[\\/]src[\\/]pages[\\/]home/],
  wing: [
    VARIANT.template,
    /template[\\/]shell[\\/]src[\\/]layouts[\\/]app/,
    // What other features put into the frame.
    /template[\\/]access[\\/]src[\\/]components[\\/]lens[\\/]lens-banner/,
    /template[\\/]console[\\/]src[\\/]components[\\/]status/,
  ],
};
type Opening = keyof typeof OPENINGS;
const OWN = { door: PRODUCT, inside: PRODUCT, home: PRODUCT, wing: TEMPLATE };
const COMMON = { door: 'base', inside: 'inside', home: 'home-base', wing: 'wing-base' };

/** The mock, a file of its own that is asked for with the template, which makes its first calls at once. */
const BACKEND = /mock-data[\\/]src[\\/]browser\.ts$/;

const PAGE = /packages[\\/](product|template)[\\/]([a-z-]+)[\\/]src[\\/](?:pages|screens)[\\/]/;
/** From so many pages on, what they share goes together: each file more costs a phone a few milliseconds, and so do bytes that a page does not need. */
const MANY = 3;
/** Modules of ours of fewer bytes are not worth a file of their own. */
const SMALL = 2000;
const OURS = /packages[\\/]/;

/** The file of what some pages share: one feature's, one wing's, that of all who are inside; none when few of them do and it is worth one of its own. */
function placeOf(pages: readonly RegExpExecArray[], small: boolean): string | undefined {
  const wings = Object.entries(Object.groupBy(pages, ([, wing = '']) => wing));
  const features = new Set(pages.map(([, , feature]) => feature));
  if (small && wings.length > 1) return COMMON.home;
  if (!(small && features.size > 1) && wings.some(([, of = []]) => of.length < MANY)) return undefined;
  return [...(wings.length === 1 ? [wings[0]?.[0]] : []), ...(features.size === 1 ? features : []), 'pages'].join('-');
}

/** The chunks that are fetched with some modules, each after those it needs; with `lazy` those that they might fetch later, too. */
const opened = (built: Bundle, modules: readonly RegExp[], lazy = false) =>
  reach(
    built,
    modules.map((module) => chunkOf(built, module)),
    lazy,
  );

/** What several pages show besides the openings, and which file it goes to. */
function sharedByPages(survey: Bundle): Map<string, string> {
  const pages = new Map<string, RegExpExecArray[]>();
  for (const chunk of survey.chunks.values()) {
    const page = PAGE.exec(chunk.facadeModuleId ?? '');
    if (page) for (const id of modulesIn(reach(survey, [chunk], false))) pages.set(id, [...(pages.get(id) ?? []), page]);
  }
  const sizes = new Map([...survey.chunks.values()].flatMap(({ modules }) => Object.entries(modules)));
  const isSmall = (id: string) => OURS.test(id) && (sizes.get(id)?.renderedLength ?? SMALL) < SMALL;
  return new Map(
    [...pages].flatMap(([id, of]) => {
      const place = placeOf(of, isSmall(id));
      return place ? [[id, place] as const] : [];
    }),
  );
}

/**
 * Which file each module goes to. A first build without any grouping shows what a page really needs after tree shaking; those modules then
 * go together: the framework, what both variants could use, what is the product's own. So the sign-in page is five scripts instead of thirty.
 */
async function plan(root: string): Promise<Map<string, string>> {
  const survey = await bundle(root, SURVEY);
  const places = new Map<string, string>();
  const neededBy = (opening: readonly RegExp[], lazy = false) => modulesIn(opened(survey, opening, lazy));
  const inTemplate = new Set(neededBy([VAULT, AXIOS, ...OPENINGS.wing, BACKEND]));
  const isAnswer = (id: string) => ANSWERS.test(id) || (WIRE.test(id) && !inTemplate.has(id));
  const placeIn = (name: Opening, id: string) => {
    if (name !== 'door' && isAnswer(id)) return 'answers';
    const shared = name === 'door' ? SHARED : SHARED_INSIDE;
    return shared.find(([, members]) => members.test(id))?.[0] ?? (OWN[name].test(id) ? name : COMMON[name]);
  };
  // What a later page of the product shows too must not bring the template's frame along.
  const later = new Set(neededBy([VARIANT.product], true));
  for (const name of Object.keys(OPENINGS) as Opening[])
    for (const id of neededBy(OPENINGS[name]))
      if (!places.has(id) && !BOOT.test(id) && !(name === 'wing' && later.has(id))) places.set(id, placeIn(name, id));
  // The mock reads the wire's shapes, as pages do: in a page's file they would bring that page along. Its library is a long task of its own.
  for (const id of neededBy([BACKEND]))
    if (!places.has(id)) places.set(id, WIRE.test(id) ? 'wire' : OURS.test(id) ? 'mock' : 'msw');
  for (const [id, name] of sharedByPages(survey)) if (!places.has(id) && !BOOT.test(id)) places.set(id, name);
  return places;
}

/** What nearly every page of the template shows. */
const TEMPLATE_PAGES = /packages[\\/]ui[\\/]src[\\/]template[\\/]cells\.tsx$/;
/** What opens the kept value that chooses the variant. */
const KEPT = /src[\\/]boot[\\/]test-user\.ts$/;

/** What each variant begins with, the product's home and the template's; the words in index.html that stand for the names of those files. */
const BEGINNINGS = {
  __KADO_PRODUCT__: OPENINGS.door,
  __KADO_HOME__: [...OPENINGS.inside, ...OPENINGS.home],
  __KADO_TEMPLATE__: [VAULT, AXIOS, ...OPENINGS.wing, TEMPLATE_PAGES, BACKEND],
  __KADO_START__: [/template[\\/]dashboard[\\/]src[\\/]pages[\\/]store-page/],
  __KADO_KEPT__: [KEPT, VAULT],
};

/** Words that the template's home shows: those of its frame, its own, and those of what other features put into the frame. */
const START_WORDS = ['shell', 'menu', 'dashboard', 'access', 'console']
  .map((feature) => `/assets/data/locales/{lng}.template-${feature}.json`)
  .join(' ');

/** The page's first script, as vite writes it into index.html. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** The scripts and styles of a beginning as one text of addresses, each after those it needs; what the page names already is left out. */
function filesOf(files: Rolldown.OutputBundle, html: string, begin: readonly RegExp[]): string {
  const names = opened(bundleOf(files), begin).flatMap(({ fileName, viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
    fileName,
  ]);
  return [...new Set(names)]
    .filter((name) => !html.includes(name))
    .map((name) => `/${name}`)
    .join(' ');
}

/** Vite plugin: few files for what opens first, instead of one for each shared module. */
export function fewChunks(): Plugin {
  return {
    name: 'kado-few-chunks',
    apply: ofPages,
    config: async ({ root = process.cwd() }, { mode }) => {
      if (mode === SURVEY) return {};
      const places = await plan(root);
      const names = [...new Set(places.values())];
      const groups = names.map((name) => ({ name, test: (id: string) => places.get(id) === name }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const page = Object.entries(BEGINNINGS).reduce(
          (text, [word, begin]) => text.replace(word, filesOf(bundle, html, begin)),
          html.replace('__KADO_START__', `__KADO_START__ ${START_WORDS}`),
        );
        // The page asks for its first script itself, once it has been seen.
        const [tag, file] = ENTRY.exec(page) ?? [];
        if (tag === undefined || file === undefined) throw new Error('index.html names no first script');
        return page.replace(tag, '').replace('__KADO_BOOT__', file);
      },
    },
  };
}

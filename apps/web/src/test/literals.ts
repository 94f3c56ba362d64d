import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type JSXAttribute, type JSXElement, type JSXFragment } from 'oxc-parser';

/** Attributes whose text is shown or read aloud. */
const TEXT_ATTRIBUTES =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|hint|caption|heading|text|label|.+Label)$/;
/** Text that is the same in every language: the app's name, currency codes, separators, digits. */
const SAME_EVERYWHERE = /^(?:Kado|[A-Z]{3}|\P{L}*)$/u;

const needsTranslation = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !SAME_EVERYWHERE.test(text.trim());

/** The literal texts of a module: JSX text, strings in braces, and attributes that users perceive. */
export function literalsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const collect = (text: unknown) => needsTranslation(text) && found.push(text.trim());
  const children = ({ children }: JSXElement | JSXFragment) => {
    for (const child of children) {
      if (child.type === 'JSXText') collect(child.value);
      if (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal') collect(child.expression.value);
      if (child.type === 'JSXExpressionContainer' && child.expression.type === 'TemplateLiteral')
        for (const { value } of child.expression.quasis) collect(value.cooked);
    }
  };
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: ({ name, value }: JSXAttribute) => {
      if (name.type === 'JSXIdentifier' && TEXT_ATTRIBUTES.test(name.name) && value?.type === 'Literal') collect(value.value);
    },
  }).visit(program);
  return found;
}

/** Searches all screens below these folders, except tests and `dev` files: the number of screens, and `file: text` of each literal. */
export function literalsBelow(root: string, folders: readonly string[]): { screens: number; literals: string[] } {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/node_modules|\.test\.tsx$|(?:^|\/)(?:dev|test|testing)\//.test(file))
      .map((file) => join(root, folder, file)),
  );
  return {
    screens: files.length,
    literals: files.flatMap((file) =>
      literalsIn(file, readFileSync(file, 'utf8')).map((text) => `${relative(root, file)}: ${text}`),
    ),
  };
}

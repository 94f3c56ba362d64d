import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type JSXAttribute, type JSXElement, type JSXFragment } from 'oxc-parser';

/** Attributes whose text people read or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|hint|caption|heading|text|label|.+Label)$/;
/** What is the same in every language: the name, currency codes, separators, examples of digits. */
const SAME_EVERYWHERE = /^(?:Kado|[A-Z]{3}|\P{L}*)$/u;

const spoken = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !SAME_EVERYWHERE.test(text.trim());

/** The literal texts that a module would show: JSX text, strings in braces, spoken attributes. */
export function literalsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const note = (text: unknown) => spoken(text) && found.push(text.trim());
  const children = ({ children }: JSXElement | JSXFragment) => {
    for (const child of children) {
      if (child.type === 'JSXText') note(child.value);
      if (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal') note(child.expression.value);
      if (child.type === 'JSXExpressionContainer' && child.expression.type === 'TemplateLiteral')
        for (const { value } of child.expression.quasis) note(value.cooked);
    }
  };
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: ({ name, value }: JSXAttribute) => {
      if (name.type === 'JSXIdentifier' && SPOKEN.test(name.name) && value?.type === 'Literal') note(value.value);
    },
  }).visit(program);
  return found;
}

/** All screens below some folders, without tests and what only `dev` shows: how many were read, and `file: text` of each literal. */
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

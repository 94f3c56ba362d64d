import { describe, expect, it } from 'vitest';
import { codeBlocks, filesOf, installsOf } from './code-blocks.mjs';

const fence = (title, text, indent = '') =>
  [`\`\`\`ts title="${title}"`, ...text.split('\n'), '```'].map((line) => (line ? indent + line : line)).join('\n');

describe('code blocks of the documentation', () => {
  it('are the ones with a title, without the indentation of a list', () => {
    const text = ['Text.', '```ts', 'const untitled = 1;', '```', fence('src/a.ts', 'if (x) {\n  y();\n}\n\nz();', '   ')].join(
      '\n',
    );
    expect(codeBlocks(text)).toEqual([{ title: 'src/a.ts', text: 'if (x) {\n  y();\n}\n\nz();\n' }]);
  });
  it('are files of the app if the title is a path', () => {
    const files = filesOf([
      ['one', `${fence('src/a.ts', 'a')}\n${fence('install', 'npm install x')}`],
      ['two', fence('tsconfig.json', '{}')],
    ]);
    expect([...files]).toEqual([
      ['src/a.ts', 'a\n'],
      ['tsconfig.json', '{}\n'],
    ]);
  });
  it('must be in every document, and each file in only one', () => {
    expect(() => filesOf([['one', 'Text.']])).toThrow('one: no code block is a file of the app');
    const twice = () => filesOf(['one', 'two'].map((name) => [name, fence('src/a.ts', 'a')]));
    expect(twice).toThrow('two: src/a.ts is already in another document');
  });
});

describe('npm install lines', () => {
  it('name packages, and whether they are for development', () => {
    const text = fence('install', 'npm install @kado/ui react@19.0\nnpm install --save-dev vite');
    expect(installsOf(text, 'install')).toEqual([
      { names: ['@kado/ui', 'react@19.0'], dev: false },
      { names: ['vite'], dev: true },
    ]);
  });
  it('must be present, without other commands', () => {
    expect(() => installsOf('', 'install')).toThrow('No code block has the title "install".');
    expect(() => installsOf(fence('install', 'yarn add react'), 'install')).toThrow('"yarn add react"');
  });
});

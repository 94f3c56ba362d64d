const FENCE = /^( *)```(\w+) title="([^"]+)"\n([^]*?)^\1```$/gm;

/** The code blocks of a Markdown text that have a title: `{ title, text }`, without the indentation of a list. */
export const codeBlocks = (markdown) =>
  [...markdown.matchAll(FENCE)].map(([, indent, , title, text]) => ({
    title,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

/** The files that several documents describe, by path: a block with an extension in its title is a file. A file in two documents is an error. */
export function filesOf(documents) {
  const files = new Map();
  for (const [name, markdown] of documents) {
    const own = codeBlocks(markdown).filter(({ title }) => /\.\w+$/.test(title) && !title.includes(' '));
    if (own.length === 0) throw new Error(`${name}: no code block is a file of the app`);
    for (const { title, text } of own) {
      if (files.has(title)) throw new Error(`${name}: ${title} is already in another document`);
      files.set(title, text);
    }
  }
  return files;
}

/** The packages of the `npm install` lines in the block with this title: `{ names, dev }`. */
export function installsOf(markdown, title) {
  const block = codeBlocks(markdown).find((each) => each.title === title);
  if (!block) throw new Error(`No code block has the title "${title}".`);
  return block.text
    .trim()
    .split('\n')
    .map((line) => {
      const [, dev, names] = /^npm install( --save-dev)? (.+)$/.exec(line) ?? [];
      if (!names) throw new Error(`"${line}" in "${title}" is no npm install.`);
      return { names: names.split(' '), dev: dev !== undefined };
    });
}

import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules only; `require` and TypeScript's old module resolution are not supported. */
const PROMISED = ['node16-esm', 'bundler'];

/** The problems that publint and are-the-types-wrong find in a tarball, one line each. */
export async function problemsIn(file) {
  const data = readFileSync(file);
  return [...(await packageProblems(data)), ...(await typeProblems(data))];
}

async function packageProblems(data) {
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblems(data) {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), { excludeEntrypoints: [/\.css$/] });
  if (!analysis.types) return ['are the types wrong: the package has no types'];
  const problems = analysis.problems.filter((problem) =>
    PROMISED.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)),
  );
  return [...new Set(problems.map(lineOf))];
}

const lineOf = ({ kind, entrypoint, fileName, typesFileName, moduleSpecifier }) =>
  ['are the types wrong:', problemKindInfo[kind].title, entrypoint ?? fileName ?? typesFileName, moduleSpecifier]
    .filter(Boolean)
    .join(' ');

/** The minimum share (percent) of a module's mutants that its tests must kill. */
const LIMIT = 90;

const COUNTED = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'survived' };

/** A module's mutants from Stryker's JSON report: how many were killed, and each survivor with its place, code and replacement. */
export function readReport({ files }) {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: found }]) =>
    found
      .filter(({ status }) => COUNTED[status])
      .map(({ status, location, replacement }) => ({
        outcome: COUNTED[status],
        file,
        line: location.start.line,
        from: oneLine(codeAt(source, location)),
        to: oneLine(replacement),
      })),
  );
  return {
    killed: mutants.filter(({ outcome }) => outcome === 'killed').length,
    survivors: mutants.filter(({ outcome }) => outcome === 'survived'),
  };
}

/** The combined result of the parts of a module. */
export const together = (parts) => ({
  killed: parts.reduce((all, { killed }) => all + killed, 0),
  survivors: parts.flatMap(({ survivors }) => survivors),
});

/** The stored results of an earlier run by module; empty if any file has changed since. */
export function earlierResults(text, tree) {
  const stored = text === '' ? {} : JSON.parse(text);
  return stored.tree === tree ? stored.modules : {};
}

/** The line for a measured module, with the time that it took. */
export const summary = (name, { killed, survivors, minutes }) =>
  `  ${name}: ${killed} of ${killed + survivors.length} mutants killed in ${minutes.toFixed(1)} minutes`;

const sameAs =
  ({ file, from, to }) =>
  ([ofFile, ofCode, replacement]) =>
    ofFile === file && ofCode === from && replacement === to;

/** The row of a module for the table, its survivors, and its problems: each survivor needs a reason in `accepted`, and each reason a survivor. */
export function verdict(name, { killed, survivors }, accepted = []) {
  const total = killed + survivors.length;
  const score = total === 0 ? 0 : (100 * killed) / total;
  const reasonFor = (survivor) => accepted.find(sameAs(survivor))?.at(-1);
  const unexplained = survivors.filter((survivor) => !reasonFor(survivor));
  const needless = accepted.filter((entry) => !survivors.some((survivor) => sameAs(survivor)(entry)));
  return {
    row: [name, total, killed, survivors.length, `${(Math.floor(score * 10) / 10).toFixed(1)} %`],
    survivors: survivors.map((survivor) => `${show(survivor)}  ${reasonFor(survivor) ?? 'no reason: FAIL'}`),
    problems: [
      ...(score < LIMIT ? [`${name}: ${killed} of ${total} mutants killed, at least ${LIMIT} % are needed`] : []),
      ...(unexplained.length > 0 ? [`${name}: ${unexplained.length} survivors without a reason`] : []),
      ...needless.map(([file, from, to]) => `${name}: a reason that nothing needs any more: ${file}  ${from} → ${to}`),
    ],
  };
}

const HEAD = ['module', 'mutants', 'killed', 'survived', 'score'];

/** The table of all modules, the survivors of each, and the problems. */
export function mutantTable(verdicts) {
  const rows = [HEAD, ...verdicts.map(({ row }) => row.map(String))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = ([name, ...figures]) =>
    [name.padEnd(widths[0]), ...figures.map((text, at) => text.padStart(widths[at + 1]))].join('  ');
  return [
    ...rows.map(line),
    ...verdicts.flatMap(({ row, survivors }) => (survivors.length > 0 ? ['', `Survivors of ${row[0]}`, ...survivors] : [])),
    '',
    ...verdicts.flatMap(({ problems }) => problems.map((problem) => `FAIL ${problem}`)),
  ];
}

const show = ({ file, line, from, to }) => `  ${file}:${line}  ${from} → ${to || '(nothing)'}`;

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Stryker counts lines and columns from 1; the end is exclusive. */
function codeAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

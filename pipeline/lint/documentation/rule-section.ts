import { toPrintable, shorten } from '../../shared/printable.ts';
import { ruleOf, rules, type RuleName } from '../../findings/rules.ts';
import {
  AREAS,
  MARK,
  type AnyParameters,
  type Rule,
  type Sample,
  type Severity,
  type Written,
} from '../../findings/rule.ts';

/** The texts of a rule, as every form of the documentation shows them. */
export interface RuleSection {
  readonly name: RuleName;
  readonly severity: Severity;
  /** Its message, with `…` for the parts that vary. */
  readonly shape: string;
  readonly means: string;
  readonly example: ShownExample | { readonly none: string };
}

/** An example as shown, with the message and advice for its wrong side. */
interface ShownExample {
  readonly wrong: readonly ShownSample[];
  readonly right: readonly ShownSample[];
  readonly sentence: string;
  readonly help: string;
}

/** A file of an example and its content; `code` has a `^` below the reported place. */
export interface ShownSample {
  /** The file in backticks, and which part of it is shown, or a description if it is not text. */
  readonly caption: string;
  readonly code?: { readonly language: 'yaml' | 'markdown'; readonly lines: readonly string[] };
}

/** The names of all rules, grouped by the title of their area. */
export const rulesByArea: readonly (readonly [title: string, names: readonly RuleName[]])[] = Object.entries(AREAS).map(
  ([area, title]) => [title, (Object.keys(rules) as RuleName[]).filter((name) => rules[name].area === area)],
);

/** Returns the documentation of a rule. */
export function sectionOf(name: RuleName): RuleSection {
  const { severity, means, parameters, example, ...words } = ruleOf(name);
  const read = (text: string): string => toPrintable(shorten(text));
  const shown =
    'none' in example
      ? example
      : {
          wrong: example.wrong.map(showSample),
          right: example.right.map(showSample),
          sentence: read(words.message(parameters)),
          help: read(words.advice(parameters)),
        };
  return { name, severity, shape: shapeOf(words, parameters), means, example: shown };
}

/** Omits what was probably meant; replaces the longest value first, because one may be part of another. */
function shapeOf({ message }: Pick<Rule<AnyParameters>, 'message'>, parameters: AnyParameters): string {
  const known = Object.entries(parameters).filter(([name]) => name !== 'nearest');
  const longestFirst = known.map(([, value = '']) => value).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(withGap, message(Object.fromEntries(known))).replace(/…+/g, '…');
}

/** Replaces a value where it is a word of its own. */
function withGap(sentence: string, value: string): string {
  if (value === '') return sentence;
  const literal = value.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return sentence.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu'), '…');
}

function showSample(sample: Sample): ShownSample {
  const file = `\`${toPrintable(sample.file)}\``;
  if (sample.form === 'absent') return { caption: `${file} is not there.` };
  if (sample.form === 'folder') return { caption: `${file} is a folder.` };
  if (sample.form === 'bytes') return { caption: `${file} is ${sample.is}.` };
  return {
    caption: `${file}${partOf(sample)}`,
    code: { language: languageOf(sample), lines: linesOf(sample.text) },
  };
}

function partOf({ file, form, times, encoding }: Written): string {
  const part = form === 'whole' || file.endsWith('.yaml') ? '' : form === 'text' ? ', in its text' : ', in its fields';
  const often = times === undefined ? '' : `, ${times.toLocaleString('en-US')} times this line`;
  return `${part}${often}${encoding === 'latin1' ? ', saved as Latin-1' : ''}`;
}

function languageOf({ file, form }: Written): 'yaml' | 'markdown' {
  return form === 'fields' || file.endsWith('.yaml') ? 'yaml' : 'markdown';
}

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => (line.includes(MARK) ? [line.replace(MARK, ''), `${' '.repeat(line.indexOf(MARK))}^`] : [line]));
}

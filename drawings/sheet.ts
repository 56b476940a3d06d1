import { rules, usualWidth, type Look, type Rule } from './look.ts';
import { penOf, penRules, USUAL_PEN } from './pens.ts';
import { swatches } from './swatches.ts';
import { toText, writingStyles, type Writing } from './writing.ts';

/** One stroke of the pen, or one face. Later marks lie over earlier ones. */
export interface Mark {
  readonly look: Look;
  /** The `d` attribute of an SVG path. */
  readonly d: string;
  readonly width: number;
  /** Further classes: when and how the mark enters. The length of a `drawn` line counts as 1. */
  readonly step?: string;
}

/** A canvas: its size, in its own units, and its marks, the farthest first. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The part that is shown, by its corner and its size, as large as the whole would be. */
  readonly shown?: readonly [left: number, top: number, width: number, height: number];
  /** Whether it has a background; the logo has none. */
  readonly ground?: boolean;
  /** Styles beyond the colors, such as motion. */
  readonly styles?: string;
  /** Text over all marks. A drawing with text is not published as it is, so pages have none. */
  readonly writing?: readonly Writing[];
}

/** A mark; its width defaults to that of its look. */
export function mark(look: Look, d: string, width: number = usualWidth(look)): Mark {
  return { look, d, width };
}

/** With forced colors, pages are black or white: drawings lose their background, and covering faces match the page. */
const forcedRules =
  '@media (forced-colors:active){.ground{display:none}.on-paper{fill:#fff}.paper{stroke:#fff}}' +
  '@media (forced-colors:active) and (prefers-color-scheme:dark){.on-paper{fill:#000}.paper{stroke:#000}}';

/** Renders a sheet as the text of an SVG file: colors of both schemes, background, marks. */
export function toSvg({ width, height, marks, styles = '', ground = true, writing = [], ...sheet }: Sheet): string {
  const { shown = [0, 0, width, height] } = sheet;
  const [left, top, wide, high] = shown;
  const paths = merged(marks);
  const colored = [...marks, ...(ground ? [mark('on-paper', '')] : []), ...writing.map(() => mark('on-ink', ''))];
  const pens = ground ? penRules(paths) : '';
  const allStyles =
    colorRules(colored) + (ground ? forcedRules : '') + pens + styles + (writing.length > 0 ? writingStyles : '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown.join(' ')}" width="${width}" height="${height}">`,
    `<style>${allStyles}</style>`,
    ...(ground ? [`<path class="ground on-paper" d="M${left} ${top}h${wide}v${high}H${left}z"/>`] : []),
    `<g stroke-width="${USUAL_PEN}">`,
    ...paths.map((one) => toPath(one)),
    '</g>',
    ...writing.map(toText),
    '</svg>',
    '',
  ].join('\n');
}

/** Joins consecutive lines of one look into one path. Faces stay apart: each hides what is below it. */
function merged(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const next of marks.filter(({ d }) => d !== '')) {
    const last = all.at(-1);
    if (last && canJoin(last, next)) all[all.length - 1] = { ...last, d: last.d + next.d };
    else all.push(next);
  }
  return all;
}

function canJoin(last: Mark, next: Mark): boolean {
  const alike = last.look === next.look && last.width === next.width && last.step === next.step;
  return alike && !/on-|blunt/.test(next.look);
}

function toPath({ look, d, width, step }: Mark): string {
  const pen = penOf(look, width);
  const classes = [look, ...(pen === undefined ? [] : [pen]), ...(step === undefined ? [] : [step])].join(' ');
  const isOwn = pen === undefined && width !== USUAL_PEN && !look.startsWith('on-');
  const measured = step?.startsWith('drawn') ? ' pathLength="1"' : '';
  return `<path class="${classes}"${measured}${isOwn ? ` stroke-width="${width}"` : ''} d="${d}"/>`;
}

function colorRules(marks: readonly Mark[]): string {
  const used = new Set(marks.flatMap(({ look }) => look.split(' ')));
  const inUse = Object.entries(rules).filter(([name]) => used.has(name));
  const dark = inUse.filter(([, rule]) => !('plain' in rule)).map((entry) => toCss(entry, 1));
  return (
    `g{fill:none;stroke-linecap:round;stroke-linejoin:round}${inUse.map((entry) => toCss(entry, 0)).join('')}` +
    `@media (prefers-color-scheme:dark){${dark.join('')}}`
  );
}

function toCss([name, rule]: [string, Rule], scheme: 0 | 1): string {
  if ('plain' in rule) return `.${name}{${rule.plain}}`;
  return 'stroke' in rule
    ? `.${name}{stroke:${swatches[rule.stroke][scheme]}}`
    : `.${name}{fill:${swatches[rule.fill][scheme]}}`;
}

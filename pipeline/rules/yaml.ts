import { rule, type Rules } from './rule.ts';

type Values = Record<string, string>;

/** How YAML is written. */
export const yaml = {
  'yaml-syntax': rule(
    'error',
    (v) => `Cannot read this line: ${v['reason']}`,
    (v) =>
      v['help'] ?? 'Write each field as `name: value` on a line of its own, and a text with signs in double quotes.',
  ),
  'yaml-indentation': rule('error', sayIndentation, (v) =>
    v['help'] !== undefined
      ? v['help']
      : v['further'] === undefined
        ? `Write the line as \`${v['line']}\`${v['expected'] === '0' ? ', without a blank before it' : ''}.`
        : `${changeOfBlanks(v)} this line and the ${lines(v)} below it that belong to it.`,
  ),
  'yaml-colon': rule('error', sayColon, (v) =>
    v['reason'] === 'above' ? `Put a line \`${v['line']}\` above this one.` : write(v),
  ),
  'yaml-quotes': rule('error', sayQuotes, (v) =>
    v['further'] !== undefined
      ? writeWhole(v)
      : v['reason'] === 'print'
        ? `Write \`${v['write']}\`. If readers shall see them, put straight single quotes around all of it.`
        : write(v),
  ),
  'yaml-wrapped': rule(
    'error',
    (v) =>
      v['write'] === undefined
        ? 'Unexpected line: it seems to go on with the text above it, but is not indented like it'
        : 'Unexpected lines below: they seem to go on with this text, but are not indented, and have a `: ` or `#` in them',
    (v) =>
      v['write'] !== undefined
        ? writeWhole(v)
        : v['further'] === undefined
          ? `Write the line as \`${v['line']}\`${orOneLine(v)}.`
          : `Put ${blanks(v['expected'])} before this line and the ${lines(v)} below it${orOneLine(v)}.`,
  ),
  'yaml-joined': rule(
    'error',
    (v) =>
      v['name'] === '-'
        ? 'Unexpected second entry in one line'
        : `Unexpected second field in one line: \`${v['name']}\``,
    (v) =>
      `Begin a new line with it: \`${v['line']}\`${v['perhaps'] === undefined ? '.' : '; if it is a part of the text, put the whole text in double quotes.'}`,
  ),
  'yaml-cut': rule('error', sayCut, (v) => (v['help'] !== undefined ? v['help'] : write(v))),
  'yaml-list': rule(
    'error',
    sayList,
    (v) =>
      v['help'] ??
      (v['extra'] === undefined && v['inLine'] === undefined
        ? writeLine(v)
        : v['write'] === undefined
          ? writeLine(v)
          : write(v)),
  ),
  'yaml-brackets': rule('error', sayBrackets, write),
  'yaml-block': rule(
    'error',
    (v) =>
      v['sign'] === undefined
        ? `Cannot find the \`|\` behind \`${v['name']}:\`, which says that the text begins in the next line`
        : `Unexpected text behind \`${v['sign']}\`, which says that the text begins in the next line`,
    (v) =>
      v['sign'] === undefined
        ? write(v)
        : `Move what stands behind \`${v['sign']}\` to a line of its own below, with ${blanks(v['blanks'])} before it.`,
  ),
  'joined-lines': rule(
    'warning',
    (v) =>
      `Cannot find the \`|\` in \`${v['name']}\` that keeps the lines of a text apart: this one is joined to the one before`,
    'Put `|` behind the colon or the hyphen, and begin the text in the line below it, with as many blanks as this line.',
  ),
  'yaml-duplicate': rule(
    'error',
    (v) =>
      v['name']?.includes('`')
        ? `Unexpected second fields \`${v['name']}\`: they stand above already, from line ${v['firstLine']} on`
        : `Unexpected second field \`${v['name']}\`: line ${v['firstLine']} has it already`,
    (v) =>
      v['same'] === 'true'
        ? v['further'] === undefined
          ? 'Take this line out: it says the same once more.'
          : `Take out this line and the ${lines(v)} below it: they say the same once more.`
        : `Take out this one or that in line ${v['firstLine']}, with what belongs to it.`,
  ),
  'yaml-blank': rule(
    'error',
    () => 'Unexpected blank of another kind than that of the keyboard, such as a no-break space',
    writeLine,
  ),
  'yaml-tab': rule(
    'error',
    () => 'Unexpected tab, expected spaces',
    (v) => (v['line'] === undefined ? 'Put two spaces in its place.' : writeLine(v)),
  ),
  'yaml-escape': rule(
    'error',
    (v) => `Unexpected \`${v['escape']}\`: it stands for half of a character`,
    'Type the character itself, such as `🎹`, in its place.',
  ),
} as const satisfies Rules;

function write(v: Values): string {
  return `Write \`${v['write']}\`.`;
}

function writeWhole(v: Values): string {
  return `Put the whole text on one line: \`${v['write']}\`; and take the ${lines(v)} below it out.`;
}

/** In a text behind `|`, lines of their own may be paragraphs. */
function orOneLine(v: Values): string {
  return v['block'] === undefined ? ', or put all of the text on one line' : '';
}

function writeLine(v: Values): string {
  const others = v['further'] === undefined ? '' : `, and the ${lines(v)} below it in the same form`;
  return `Write the line as \`${v['line']}\`${others}.`;
}

function sayIndentation(v: Values): string {
  if (v['of'] !== undefined)
    return `Unexpected indentation: ${blanks(v['found'])}, expected ${blanks(v['expected'])}, as the fields of \`${v['of']}\` have`;
  const like = v['like'] === undefined ? '' : `, as before \`${v['like']}\` in line ${v['likeLine']}`;
  return `Unexpected indentation: ${blanks(v['found'])}, expected ${blanks(v['expected'])}${like}`;
}

function changeOfBlanks(v: Values): string {
  const by = Number(v['by']);
  return by > 0 ? `Put ${blanks(String(by))} more before` : `Take ${blanks(String(-by))} away before`;
}

function blanks(count = '0'): string {
  if (count === '0') return 'no blank';
  return count === '1' ? 'one blank' : `${count} blanks`;
}

function lines(v: Values): string {
  return v['further'] === '1' ? 'one line' : `${v['further']} lines`;
}

function sayColon(v: Values): string {
  switch (v['reason']) {
    case 'above':
      return `Cannot find the name of what is indented here; \`${v['name']}\` is missing above it`;
    case 'name':
      return `Cannot find the name of this field; \`${v['name']}\` is missing`;
    case 'missing':
      return `Cannot find the colon behind \`${v['name']}\``;
    case 'blank':
      return `Cannot find the blank behind the colon of \`${v['name']}\``;
    case 'comma':
      return `Unexpected comma behind the value of \`${v['name']}\``;
    default:
      return `Unexpected \`${v['reason']}\` behind \`${v['name']}\`, expected a colon`;
  }
}

function sayQuotes(v: Values): string {
  const mark = v['mark'] === '"' ? 'double' : 'single';
  switch (v['reason']) {
    case 'inside':
      return `Unexpected \`${v['mark']}\` inside of ${mark} quotes: the value would end there`;
    case 'behind':
      return 'Unexpected text behind a value in quotes';
    case 'open':
      return 'Cannot find the end of the quote that begins here';
    case 'unopened':
      return 'Unexpected quote at the end of this value: nothing opens it, so readers would see it';
    case 'print':
      return 'Unexpected curly quotation marks around all of a value: readers would see them';
    case 'backslash':
      return 'Unexpected backslash before a quote: outside of double quotes readers would see it';
    case 'curly':
      return 'Unexpected curly quotation marks, expected the straight ones of the keyboard';
    case 'around':
      return 'Unexpected quotes around a whole line, expected them around the value only';
    case 'escape':
      return 'Unexpected backslash inside of double quotes';
    case 'fact':
      return 'Cannot read this line: a value that begins with `{{` needs quotes';
    case 'start':
      return `Cannot read this line: a value that begins with ${signOf(v['text'])} needs quotes`;
    case 'colon':
      return 'Cannot read this line: a value with `: ` in it needs quotes';
    case 'lines':
      return 'Cannot read this line: a text of several lines with `: ` or `#` in it needs quotes';
    case 'flow':
      return 'Cannot read this line: between braces or brackets, a text with such signs needs quotes';
    default:
      return 'Cannot read this line: its value needs quotes';
  }
}

function signOf(text = ''): string {
  const [sign = ''] = text;
  return sign === '`' ? 'a backtick' : `\`${sign}\``;
}

function sayBrackets(v: Values): string {
  switch (v['reason']) {
    case 'blank':
      return 'Cannot find the blank behind a colon between these braces';
    case 'comma':
      return 'Cannot find the comma between two fields in braces';
    case 'sign':
      return 'Unexpected sign between these braces, expected a colon and a blank behind each name';
    case 'fields':
      return 'Cannot find the braces around the fields that begin here';
    case 'commas':
      return 'Unexpected comma: nothing stands before it between these brackets';
    case 'around':
      return 'Unexpected braces around a text: braces hold fields, each with its name';
    case 'name':
      return 'Unexpected braces around the name of a fact, expected the name alone where its value stands';
    case 'hash':
      return 'Unexpected `#` before an entry of this list, expected its name alone';
    case 'address':
      return 'Unexpected Markdown, expected the address alone';
    case 'link':
      return 'Unexpected Markdown, expected the fields of a link';
    default:
      return `Cannot find the closing \`${v['missing']}\` of what begins here`;
  }
}

function sayCut(v: Values): string {
  switch (v['sign']) {
    case '#':
      return `Unexpected \`#\`: the value would end before it, and \`${v['lost']}\` would be lost`;
    case '-':
      return 'Unexpected indentation of an entry: it would become a part of the text above it';
    default:
      return `Unexpected \`${v['lost']}\` at the beginning of a value: it would be lost`;
  }
}

function sayList(v: Values): string {
  if (v['extra'] !== undefined) return `Unexpected hyphen before the field \`${v['extra']}\``;
  if (v['inLine'] !== undefined)
    return 'Unexpected hyphen in the line of a name, expected brackets or lines of their own';
  if (v['loose'] !== undefined) return 'Unexpected form of a testimonial, expected an entry of the list';
  if (v['entry'] !== undefined) return 'Cannot find the hyphen before this entry of a list';
  if (v['sign'] === '') return `Unexpected second \`${v['name']}\`: a hyphen is missing where a new entry begins`;
  return v['sign'] === '-'
    ? 'Cannot find the blank behind the hyphen of an entry'
    : `Unexpected \`${v['sign']}\` before an entry, expected a hyphen and a blank`;
}

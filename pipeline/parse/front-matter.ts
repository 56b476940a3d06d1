import type * as z from 'zod';
import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../report.ts';
import { validate } from './validate.ts';
import { parseYaml, type YamlSource } from './yaml.ts';

/** A Markdown file whose front matter has been checked. */
export interface Authored<T> {
  readonly file: SourceFile;
  readonly fields: T;
  readonly yaml: YamlSource;
}

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a Markdown file; undefined, with findings, if it is not right. */
export function parseFrontMatter<T>(file: SourceFile, schema: z.ZodType<T>, report: Report): Authored<T> | undefined {
  const match = FENCED.exec(file.text);
  if (!match) {
    const opened = /^---[ \t]*\r?\n/.test(file.text);
    const reason = opened ? 'the closing line `---` is missing' : 'the file does not begin with a line `---`';
    report.report('front-matter-absent', { file: file.path, line: 1, column: 1 }, { reason });
    return undefined;
  }
  const yaml = parseYaml(match[1] ?? '', { file: file.path, linesAbove: 1 }, report);
  const fields = yaml && validate(schema, yaml, report);
  return yaml && fields && { file, fields, yaml };
}

/** Whether anything but blank lines follows the front matter. */
export function hasBody(file: SourceFile): boolean {
  return file.text.replace(FENCED, '').trim() !== '';
}

/** Whether a file has front matter with both its lines, so that what follows can be read as its text. */
export function hasFrontMatter(file: SourceFile): boolean {
  return FENCED.test(file.text);
}

import mammoth from 'mammoth';
import { UserError } from '../shared/errors.ts';

/** What Word says of words and paragraphs, as elements that the plugins know. */
const STYLES = [
  "p[style-name='Title'] => p.MsoTitle:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name^='toc '] => p.MsoToc:fresh",
  'u => u',
  'highlight => mark',
  'comment-reference => sup.docx-comment',
];

/** Reads a `.docx` as HTML. Throws a `UserError` if it is none. */
export async function readDocx(bytes: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: STYLES });
    return value;
  } catch (error) {
    throw new UserError('Cannot read this document; open it in its program, save it as .docx, and try again', {
      cause: error,
    });
  }
}

import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../../../pipeline/importing/to-markdown.ts';
import { PNG } from './pictures.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

describe('a document of Word', () => {
  test('becomes a title, Markdown, pictures by their words, and what was lost', async () => {
    const { title, markdown, pictures, lost } = await toMarkdown({ bytes: docxOf(BODY), name: 'x.docx' }, 'de');
    expect(title).toBe('Three gates');
    expect(markdown).toBe(
      '## What **each** costs\n\nAsk **early**, then *listen*.[^1] See [the notes](https://example.org/a).\n\n' +
        '- one\n  - one below\n\n| Gate | Cost |\n| - | - |\n| Tissue | 0.7 |\n\n![Drei Türen](../images/drei-tueren.png)\n\n[^1]: By telephone.\n',
    );
    expect(pictures.map(({ name, bytes }) => [name, bytes.equals(PNG)])).toEqual([['drei-tueren.png', true]]);
    expect(lost).toEqual(['The comments were left out.']);
  });

  test('keeps its first heading among its words if they become no text of their own', async () => {
    const { title, markdown } = await toMarkdown({ bytes: docxOf(BODY) }, 'en');
    expect([title, markdown.slice(0, 40)]).toEqual([undefined, '## Three gates\n\n### What **each** costs\n']);
  });

  test.each([
    ['no archive', Buffer.from('words').toString('base64')],
    ['another archive', zip({ 'a.txt': 'a' })],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(toMarkdown({ bytes }, 'en')).rejects.toThrow(/^Cannot read this document/);
  });
});

describe('a document in HTML', () => {
  test.each([
    ['<h1>A</h1><h2>B</h2><p>c</p>', { title: 'A', markdown: '## B\n\nc\n' }],
    ['<h2>A</h2><p>b</p><h2>C</h2>', { title: 'my gates', markdown: '## A\n\nb\n\n## C\n' }],
    ['<p>b</p>', { title: 'my gates', markdown: 'b\n' }],
  ])('takes its title from its first heading, or its name: %s', async (html, wanted) => {
    expect(await toMarkdown({ html, name: 'C:\\texts\\my_gates.html' }, 'en')).toMatchObject(wanted);
  });
});

describe('a document in Markdown', () => {
  test.each([
    ['# A\n\nb\n\n### C', { title: 'A', markdown: 'b\n\n## C\n' }],
    [
      '---\ntitle: "A: b"\ndate: 2020\n---\n\nc',
      { title: 'A: b', markdown: 'c\n', lost: ['The fields above the text were left out.'] },
    ],
    ['A\n=\n\n* b\n+ c {{ d }}\r\n', { title: 'A', markdown: '* b\n+ c {{ d }}\n' }],
    [
      '[a](https://e.org/?utm_source=x) `https://e.org/?utm_source=x`',
      { title: 'x', markdown: '[a](https://e.org/) `https://e.org/?utm_source=x`\n' },
    ],
  ])('keeps its signs as they were typed: %j', async (markdown, wanted) => {
    expect(await toMarkdown({ markdown, name: 'x.md' }, 'en')).toMatchObject(wanted);
  });
});

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const style = (name: string): string => `<w:pStyle w:val="${name}"/>`;
const item = (text: string, level: number): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`;

const BODY = [
  paragraph(run('Three gates'), style('Title')),
  paragraph(run('What ') + run('each', '<w:b/>') + run(' costs'), style('Heading1')),
  paragraph(
    `${run('Ask ')}${run('early', '<w:b/>')}${run(', then ')}${run('listen', '<w:i/>')}${run('.')}<w:r><w:footnoteReference w:id="2"/></w:r>` +
      `${run(' See ')}<w:hyperlink r:id="rId1">${run('the notes')}</w:hyperlink>${run('.')}<w:r><w:commentReference w:id="0"/></w:r>`,
  ),
  item('one', 0),
  item('one below', 1),
  `<w:tbl>${row('Gate', 'Cost')}${row('Tissue', '0.7')}</w:tbl>`,
  paragraph(
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="a" descr="Drei Türen"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId2"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ),
].join('');

function docxOf(body: string): string {
  const part = (name: string, type: string): string =>
    `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string, mode = ''): string =>
    `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"${mode}/>`;
  const level = (index: number): string => `<w:lvl w:ilvl="${index}"><w:numFmt w:val="bullet"/></w:lvl>`;
  const named = (id: string, name: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/>${part('document', 'document.main')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<w:document ${W} xmlns:r="${R}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${[
      relation('rId1', 'hyperlink', 'https://example.org/a?utm_source=word', ' TargetMode="External"'),
      relation('rId2', 'image', 'media/image1.png'),
      ...['styles', 'numbering', 'footnotes', 'comments'].map((name, index) =>
        relation(`rId${index + 3}`, name, `${name}.xml`),
      ),
    ].join('')}</Relationships>`,
    'word/styles.xml': `<w:styles ${W}>${named('Title', 'Title')}${named('Heading1', 'heading 1')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${paragraph(run('By telephone.'))}</w:footnote></w:footnotes>`,
    'word/comments.xml': `<w:comments ${W}><w:comment w:id="0" w:initials="A" w:author="A">${paragraph(run('Sure?'))}</w:comment></w:comments>`,
    'word/media/image1.png': PNG,
  });
}

/** Writes a ZIP archive whose files are stored as they are, as base64. */
function zip(files: Readonly<Record<string, string | Buffer>>): string {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [file, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(file), Buffer.from(content)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800, 2);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(bytes.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, name, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]).toString('base64');
}

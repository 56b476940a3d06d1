/** The screenshots of one page. `file` is in the folder of the index; `width` is that of the window, in pixels. */
export interface PagePictures {
  readonly page: string;
  readonly pictures: readonly { readonly width: number; readonly scheme: 'light' | 'dark'; readonly file: string }[];
}

/** Returns an HTML page that shows all screenshots by page; each links to its full size. */
export function galleryIndex(pages: readonly PagePictures[]): string {
  const rows = pages.map(({ page, pictures }) => {
    const figures = pictures.map(
      ({ width, scheme, file }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${page}" loading="lazy"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`,
    );
    return `<h2>${page}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
:root{color-scheme:light dark}body{margin:2rem;font:1rem system-ui}
div{display:flex;align-items:end;gap:1rem;overflow-x:auto}figure{flex:none;margin:0}
img{display:block;max-width:20rem;max-height:32rem;border:1px solid GrayText}
</style><h1>Gallery</h1>${rows.join('\n')}`;
}

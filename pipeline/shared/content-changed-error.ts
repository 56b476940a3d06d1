/** A file has changed since the site was planned: what was made from it must be made again. */
export class ContentChangedError extends Error {
  override readonly name = 'ContentChangedError';
  /** Path of the file in the content folder. */
  readonly path: string;

  constructor(file: string) {
    super(`${file} has changed while the site was being made`);
    this.path = file;
  }
}

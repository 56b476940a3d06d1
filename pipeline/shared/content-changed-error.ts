/** A file is not what it was when the site was planned: what has been made from it is to be made again. */
export class ContentChangedError extends Error {
  override readonly name = 'ContentChangedError';
  /** Path of the file in the content folder. */
  readonly path: string;

  constructor(file: string) {
    super(`${file} has changed while the site was being made`);
    this.path = file;
  }
}

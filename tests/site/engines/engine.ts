/** A browser of another engine with one window, as far as the table of behaviors needs it. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Computes an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Presses a key as the keyboard does, named as in `KeyboardEvent.key`, with `Shift+` before it. */
  press(key: string): Promise<void>;
  click(selector: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

/** How an engine is started; undefined where it is not installed. */
export type StartEngine = (scheme: 'light' | 'dark') => Promise<Engine>;

/** Keys of more than one letter, as WebDriver names them. */
export const WEBDRIVER_KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Moves an element to the middle of the window, at once: an engine would press where it stood before a smooth move. */
export function intoView(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`;
}

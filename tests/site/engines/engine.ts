/** A browser of another engine with one window, and the operations that the table of behaviors needs. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Presses a key as the keyboard does, named as in `KeyboardEvent.key`, with `Shift+` before it. */
  press(key: string): Promise<void>;
  click(selector: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a screenshot of the window, as PNG. */
  picture(): Promise<Buffer>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an engine; undefined if it is not installed. */
export type StartEngine = (scheme: 'light' | 'dark') => Promise<Engine>;

/** The characters that WebDriver uses for named keys. */
export const WEBDRIVER_KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/**
 * Returns a script that scrolls an element to the middle of the window without animation: during one, an engine would
 * click at the old position.
 */
export function intoView(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`;
}

const NAME = 'vite-error-overlay';

/** The error overlay of Vite's client, which has defined its element before this runs. */
type Overlay = new (error: { readonly message: string; readonly stack: string }) => HTMLElement;

/** Shows the errors of a page over it. Once closed, the same errors are shown again on demand only. */
export interface ErrorsOverPage {
  show(errors: string): void;
  showAgain(): void;
}

/** Creates the overlay's controls; nothing is shown yet. */
export function createErrorsOverPage(): ErrorsOverPage {
  let current = '';
  let overlay: HTMLElement | undefined;
  return {
    show(errors) {
      if (errors === current) return;
      current = errors;
      showAgain();
    },
    showAgain,
  };

  function showAgain(): void {
    overlay?.remove();
    const constructor = customElements.get(NAME);
    if (current === '' || !constructor) return;
    // Vite exports the class from a module that only its own server has.
    overlay = new (constructor as Overlay)({ message: current, stack: '' });
    document.body.append(overlay);
  }
}

/** Work that is over sooner is not worth a word. */
const PATIENCE_MS = 700;

/** Tells of work that takes its time. */
export interface WorkTeller {
  /** Work of this name begins, or goes on as it says. */
  begin(words: string): void;
  end(): void;
}

/** Hands the words for the work that goes on to `tell` once it has taken a while, and an empty text at its end. */
export function createWorkTeller(tell: (words: string) => void): WorkTeller {
  let words = '';
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  const say = (): void => {
    if (told === words) return;
    told = words;
    tell(words);
  };
  return {
    begin(next) {
      words = next;
      if (told === '') timer ??= setTimeout(say, PATIENCE_MS);
      else say();
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      words = '';
      say();
    },
  };
}

import { type RefObject, useState } from 'react';
import { stateInAddress, writeState } from '../interactive-figures/address-state.ts';
import { useHashChange } from '../interactive-figures/use-hash-change.ts';
import { useWaking } from '../interactive-figures/use-waking.ts';
import { anchorWithBook, bookInHash, type BookInAddress } from './gate-book.ts';
import { plansFromAddress, writePlans, type LadderNumbers, type Plans } from './ladder-address.ts';

/** What a visitor makes of a ladder; without plans it is as published. */
interface OwnLadder extends BookInAddress {
  readonly plans: Plans | undefined;
  /** Whether it is as it came in the address. */
  readonly isLinked: boolean;
}

const PUBLISHED: OwnLadder = {
  plans: undefined,
  book: undefined,
  asked: undefined,
  isSecondSet: false,
  isLinked: false,
};

/** What a reset takes away. */
export type OwnPlans = Partial<Pick<OwnLadder, 'plans' | 'book' | 'isSecondSet'>>;

/**
 * The visitor's plans for a ladder and the words for its gates, read from the address and kept in it. `readings` counts
 * how often the address was read. `change` keeps what it is not given.
 */
export function usePlans(id: string, published: LadderNumbers, root: RefObject<HTMLElement | null>) {
  const [own, setOwn] = useState(PUBLISHED);
  const [readings, setReadings] = useState(0);
  const unchanged = writePlans({ own: published });

  function take(): void {
    const found = bookInHash(id, location.hash, published);
    const hasBook = found.book !== undefined;
    const text = found.asked ? '' : (stateInAddress(id) ?? (hasBook ? unchanged : ''));
    const plans = plansFromAddress(text, published);
    setOwn(withoutIdleMark({ ...found, plans, isLinked: plans !== undefined || found.asked !== undefined }));
    setReadings((count) => count + 1);
    if (hasBook || found.asked) root.current?.closest('figure')?.scrollIntoView();
  }

  useWaking(take);
  useHashChange(() => {
    if (location.hash.startsWith(`#${id}=`)) take();
  });

  function change(changes: Partial<OwnLadder>): void {
    const all = withoutIdleMark({ ...own, isLinked: false, ...changes });
    setOwn(all);
    const text = all.plans && writePlans(all.plans);
    writeState(id, text === unchanged ? undefined : text, anchorWithBook(id, all));
  }

  const isChanged = own.plans !== undefined && writePlans(own.plans) !== unchanged;
  return { ...own, isChanged, readings, change };
}

/** One plan is no second set of odds. */
function withoutIdleMark(own: OwnLadder): OwnLadder {
  return { ...own, isSecondSet: own.isSecondSet && own.plans?.first !== undefined };
}

/** Returns a function that finds out a fact about a text or a block once, however many rules ask for it. */
export function once<Of extends object, Fact>(find: (of: Of) => Fact): (of: Of) => Fact {
  const known = new WeakMap<Of, { readonly fact: Fact }>();
  return (of) => {
    const kept = known.get(of) ?? { fact: find(of) };
    known.set(of, kept);
    return kept.fact;
  };
}

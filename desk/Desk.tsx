import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { DESK } from '../pipeline/desk/protocol.ts';
import { Mark } from '../renderer/components/Mark.tsx';
import { from, palette, space } from '../renderer/design/tokens.ts';
import { family, size } from '../renderer/design/type.ts';
import { FaultLine } from './DoneLine.tsx';
import { Kinds } from './Kinds.tsx';
import { titleOf } from './overview/words.ts';
import { deskAddress, followLinks, go, routeOf, TITLES, TO_TEXT, useAddress, type Route } from './route.ts';
import { page, quiet } from './styles.ts';
import { useOverview, type ScreenProps } from './use-overview.ts';

const TextScreen = lazy(async () => ({ default: (await import('./text/TextScreen.tsx')).TextScreen }));
/** The screens that are no text. */
const SCREENS = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewScreen.tsx')).OverviewScreen })),
  facts: lazy(async () => ({ default: (await import('./facts/FactsScreen.tsx')).FactsScreen })),
  questions: lazy(async () => ({ default: (await import('./facts/QuestionsScreen.tsx')).QuestionsScreen })),
  pictures: lazy(async () => ({ default: (await import('./pictures/PicturesScreen.tsx')).PicturesScreen })),
  confirm: lazy(async () => ({ default: (await import('./overview/ConfirmScreen.tsx')).ConfirmScreen })),
  publish: lazy(async () => ({ default: (await import('./publish/PublishScreen.tsx')).PublishScreen })),
};

/** Screens fill the window, so that each of their parts scrolls by itself where there is room. */
const shell = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 100svh;
  ${from.desktop} {
    height: 100svh;
    grid-template: 'head head' auto 'kinds screen' minmax(0, 1fr) / 12rem minmax(0, 1fr);
  }
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${palette('line')};
  font-size: ${size(-1)};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    text-decoration: none;
  }
  a:first-of-type {
    font-family: ${family.display};
    font-size: ${size(0)};
  }
  ${from.desktop} {
    grid-area: head;
  }
`;
const main = css`
  min-width: 0;
  ${from.desktop} {
    grid-area: screen;
    overflow: auto;
  }
`;
/** The file of what clients say. */
const QUOTES = 'testimonials.yaml';

/** The desk: its head, the kinds of what there is, and the screen that the address names. */
export function Desk() {
  const address = useAddress();
  const { overview, fault, renew } = useOverview();
  const route = routeOf(new URL(address, location.origin).pathname);
  const isText = route.screen === 'text' || route.screen === 'quotes';
  const name = route.screen === 'text' ? titleOf(route.file, overview) : TITLES[route.screen];
  const screen = useRef<HTMLElement>(null);
  const place = route.screen === 'text' ? route.file : route.screen;
  useHeading(screen, place, `${name} – desk`);
  const asked = new URL(address, location.origin).searchParams.get('page');
  useEffect(() => {
    const text = overview?.texts.find((one) => one.address === asked);
    if (text) go(deskAddress(text.file), true);
  }, [asked, overview]);
  useEffect(() => {
    document.addEventListener('click', followLinks);
    return () => document.removeEventListener('click', followLinks);
  }, []);
  return (
    <div css={shell}>
      <header css={head}>
        <a className="skip-link" href="#screen" onClick={isText ? toText : undefined}>
          {isText ? 'To the text' : 'Skip to the content'}
        </a>
        <a href={DESK}>
          <Mark /> {overview?.site.name ?? 'Desk'}
        </a>
        <a href="/">See the site</a>
      </header>
      <Kinds overview={overview} route={route} />
      <main css={main} id="screen" tabIndex={-1} ref={screen}>
        <FaultLine words={fault} />
        <Suspense fallback={<p css={[page, quiet]}>One moment …</p>}>
          {overview && <Screen key={place} route={route} name={name} overview={overview} renew={renew} />}
        </Suspense>
      </main>
    </div>
  );
}

function toText(event: MouseEvent): void {
  event.preventDefault();
  window.dispatchEvent(new Event(TO_TEXT));
}

function Screen({ route, name, ...given }: ScreenProps & { route: Route; name: string }) {
  if (route.screen === 'text' || route.screen === 'quotes') {
    const file = route.screen === 'text' ? route.file : QUOTES;
    return <TextScreen file={file} title={name} overview={given.overview} onSaved={given.renew} />;
  }
  const Shown = SCREENS[route.screen];
  return <Shown {...given} />;
}

/** Names the page, and leads the focus to the heading of another screen; the first one is read from its beginning. */
function useHeading(screen: React.RefObject<HTMLElement | null>, place: string, name: string): void {
  const shown = useRef(place);
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    screen.current?.focus();
    screen.current?.scrollTo(0, 0);
  }, [place, screen]);
}

import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { DESK, type Overview } from '../pipeline/desk/protocol.ts';
import { Mark } from '../renderer/components/Mark.tsx';
import { from, palette, space } from '../renderer/design/tokens.ts';
import { family, size } from '../renderer/design/type.ts';
import { api, cardUrl } from './api.ts';
import { ConfirmScreen } from './overview/ConfirmScreen.tsx';
import { Kinds } from './Kinds.tsx';
import { rowOf, stateWords, titleOf } from './overview/words.ts';
import { deskAddress, followLinks, go, routeOf, TO_TEXT, useAddress, type Route } from './route.ts';
import { fault as faultStyle, page, quiet } from './styles.ts';
import { useOverview } from './use-overview.ts';

const OverviewScreen = lazy(async () => ({ default: (await import('./overview/OverviewScreen.tsx')).OverviewScreen }));
const TextScreen = lazy(async () => ({ default: (await import('./text/TextScreen.tsx')).TextScreen }));
const FactsScreen = lazy(async () => ({ default: (await import('./facts/FactsScreen.tsx')).FactsScreen }));
const QuestionsScreen = lazy(async () => ({ default: (await import('./facts/QuestionsScreen.tsx')).QuestionsScreen }));
const PublishScreen = lazy(async () => ({ default: (await import('./publish/PublishScreen.tsx')).PublishScreen }));
const PicturesScreen = lazy(async () => ({ default: (await import('./pictures/PicturesScreen.tsx')).PicturesScreen }));

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
const TITLES: Readonly<Record<Exclude<Route['screen'], 'text'>, string>> = {
  overview: 'Texts',
  facts: 'Facts',
  questions: 'Questions',
  quotes: 'Quotations',
  pictures: 'Pictures and files',
  confirm: 'Sentences to be confirmed',
  publish: 'Publish',
};

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
        {fault !== '' && (
          <p css={faultStyle} role="alert">
            {fault}
          </p>
        )}
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

interface ScreenProps {
  route: Route;
  name: string;
  overview: Overview;
  renew: () => Promise<void>;
}

function Screen({ route, name, overview, renew }: ScreenProps) {
  if (route.screen === 'text' || route.screen === 'quotes') {
    const file = route.screen === 'text' ? route.file : QUOTES;
    const row = rowOf(overview, file);
    return (
      <TextScreen
        file={file}
        title={name}
        state={row ? stateWords(row.state) : 'A file of the whole site'}
        overview={overview}
        api={api}
        cardUrl={cardUrl}
        onSaved={renew}
      />
    );
  }
  if (route.screen === 'facts') return <FactsScreen overview={overview} renew={renew} />;
  if (route.screen === 'questions') return <QuestionsScreen overview={overview} renew={renew} />;
  if (route.screen === 'publish') return <PublishScreen overview={overview} onDone={renew} />;
  if (route.screen === 'confirm') return <ConfirmScreen overview={overview} />;
  if (route.screen === 'pictures') return <PicturesScreen overview={overview} renew={renew} />;
  return <OverviewScreen overview={overview} renew={renew} />;
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

import { css } from '@emotion/react';
import { useState } from 'react';
import type { ShownText } from '../../pipeline/desk/protocol.ts';
import { palette, radius, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';
import { column } from '../styles.ts';
import { cut, DESCRIPTION_CUT, TITLE_CUT } from './cut.ts';
import { PageFrame } from './PageFrame.tsx';
import { panelId, tabId, TabList } from './TabList.tsx';

const whole = css(column, { height: '100%' });
const panel = css(column, { flex: 1, overflow: 'auto' });
const note = css`
  padding: ${space[4]};
  color: ${palette('text-quiet')};
`;
const card = css`
  width: min(100% - 2rem, 32rem);
  margin: ${space[4]} auto;
  border: 1px solid ${palette('line')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  div {
    padding: ${space[3]} ${space[4]};
  }
  small {
    color: ${palette('text-quiet')};
  }
`;
const result = css`
  max-width: 37.5rem;
  padding: ${space[4]};
  font-family: ${family.elsewhere};
  font-size: 0.875rem;
  line-height: 1.5;
  strong {
    display: block;
    font-size: 1.25rem;
    font-weight: 400;
    color: ${palette('accent')};
  }
`;
const machines = css`
  margin: 0;
  padding: ${space[4]};
  font-family: ${family.code};
  font-size: ${size(-1)};
  white-space: pre-wrap;
`;

const ID = 'page-view';
const VIEWS = [
  { name: 'phone', label: 'Phone' },
  { name: 'desk', label: 'Desk' },
  { name: 'card', label: 'Card' },
  { name: 'result', label: 'Search result' },
  { name: 'machines', label: 'For machines' },
] as const;
type View = (typeof VIEWS)[number]['name'];
/** Widths of windows, in px. */
const WIDTHS = { phone: 390, desk: 1280 } as const;

interface Props {
  /** Undefined before the text was looked at. */
  shown: ShownText | undefined;
  /** The address of the picture that is shared, for these words. */
  cardUrl: string;
  here: Parameters<typeof PageFrame>[0]['here'];
  onPress: Parameters<typeof PageFrame>[0]['onPress'];
}

/** The page beside its text: on a phone, on a desk, as a card, in a list of results, and as machines read it. */
export function PageViews({ shown, cardUrl, here, onPress }: Props) {
  const [view, setView] = useState<View>('phone');
  return (
    <div css={whole}>
      <TabList label="How the page is shown" id={ID} tabs={VIEWS} chosen={view} onChoose={setView} />
      <div css={panel} role="tabpanel" id={panelId(ID, view)} aria-labelledby={tabId(ID, view)} tabIndex={0}>
        {shown === undefined ? <p css={note}>The page is being made.</p> : show(shown)}
      </div>
    </div>
  );

  function show({ page, result: listed, markdown, hasCard }: ShownText) {
    if (page === undefined || !listed) return <p css={note}>This text has no page of its own.</p>;
    switch (view) {
      case 'phone':
      case 'desk':
        return <PageFrame key={view} page={page} width={WIDTHS[view]} here={here} onPress={onPress} />;
      case 'card':
        return <Card {...listed} picture={hasCard ? cardUrl : undefined} />;
      case 'result':
        return <Result {...listed} />;
      case 'machines':
        return <pre css={machines}>{markdown}</pre>;
    }
  }
}

function Card({ title, url, picture }: { title: string; url: string; picture: string | undefined }) {
  return (
    <div css={card}>
      {picture !== undefined && <img src={picture} alt="" width={1200} height={630} />}
      <div>
        <strong>{title}</strong>
        <br />
        <small>{domainOf(url)}</small>
      </div>
    </div>
  );
}

function Result({ title, url, description }: NonNullable<ShownText['result']>) {
  return (
    <div css={result}>
      <span>{url.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</span>
      <strong>{cut(title, TITLE_CUT)}</strong>
      <span>{cut(description, DESCRIPTION_CUT)}</span>
    </div>
  );
}

function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

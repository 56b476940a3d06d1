import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { palette, space } from '../../design/tokens.ts';
import { display, family, size } from '../../design/type.ts';
import { describeThrown } from '../scripts/notices/describe-thrown.ts';

const box = css`
  padding: ${space[5]} 0;
  border-top: 2px solid ${palette('action')};
`;

const heading = css(display, { fontSize: size(2) });

const trace = css`
  margin: ${space[4]} 0 0;
  padding: ${space[4]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${palette('surface-sunk')};
  font-family: ${family.code};
  font-size: ${size(-1)};
`;

interface Props {
  title: string;
  children: ReactNode;
}

interface State {
  readonly thrown?: { readonly value: unknown };
}

/** Replaces an island that has failed: shows the error, and its stack if there is one. The rest of the page stays. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(value: unknown): State {
    return { thrown: { value } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    const { value } = thrown;
    return (
      <div css={box} role="alert">
        <h2 css={heading}>{this.props.title}</h2>
        <p>{describeThrown(value)}</p>
        {value instanceof Error && value.stack !== undefined && <pre css={trace}>{value.stack}</pre>}
      </div>
    );
  }
}

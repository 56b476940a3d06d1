import { css } from '@emotion/react';
import type { Breadcrumb } from '../../pipeline/content/model/page.ts';
import { palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { withBase } from '../components/with-base.ts';

const trail = css`
  margin: 0;
  padding: ${space[4]} 0 0;
  list-style: none;
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
  li {
    display: inline;
  }
  li + li::before {
    content: '/';
    padding-inline: ${space[2]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

interface Props {
  breadcrumbs: readonly Breadcrumb[];
  label: string;
}

/** The path from the home page to this page; nothing on the home page. */
export function Breadcrumbs({ breadcrumbs, label }: Props) {
  if (breadcrumbs.length === 0) return null;
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label={label}>
      <ol css={trail}>
        {breadcrumbs.map(({ label: text, href }, index) => (
          <li key={href}>
            {index === last ? <span aria-current="page">{text}</span> : <a href={withBase(href)}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

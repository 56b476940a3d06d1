import {
  canonicalLink,
  HASHED_FOLDERS,
  HEADER_TABLE,
  type Headers,
  MEDIA_TYPES,
  mediaTypeOf,
} from '../../shared/response-headers.ts';
import { movedWithEndings, type HostedSite } from './hosted-site.ts';

/** Name of the configuration file, which only Caddy reads. */
export const CADDY_FILE = 'Caddyfile';

/**
 * Returns the file to import in `www.example.com { root * …; import …/Caddyfile }` for Caddy 2.6 and newer. Caddy
 * matches decoded paths; `{uri}` is encoded, so that `%2f` is no slash at its end. The file server fails on names that no
 * file can have, so that it is asked for files that are there only.
 */
export function caddyfile({ base, moved, gone }: HostedSite): string {
  const { everything, pages, hashed, unhashed } = HEADER_TABLE;
  return `header {
${headerLines({ ...everything, ...unhashed })}}
header -Server
route {
  @unsafe not method GET HEAD
  error @unsafe 405
  @hidden {
    path */.* ${base}/${CADDY_FILE} ${base}/404 ${base}/404.html
    not path ${base}/.well-known/*
  }
  error @hidden 404
${moved.size === 0 ? '' : movedLines(moved)}${gone.length === 0 ? '' : `  @gone path ${gone.map(decodeURI).join(' ')}\n  error @gone 410\n`}  @slash vars_regexp slash {uri} ^/*(${base}/)/*([^/\\\\?](?:[^?]*[^/?])?)/+(\\?.*)?$
  redir @slash {re.slash.1}{re.slash.2}{re.slash.3} 301
${base === '' ? '' : `  @root path ${base}\n  route @root {\n    rewrite * ${base}/\n    redir {uri} 301\n  }\n`}  rewrite ${base}/ ${base}/index.html
  try_files {path} {path}.html
  @missing not file
  error @missing 404
  map {path} {media_type} {
${Object.keys(MEDIA_TYPES)
  .map((ending) => `    ~\\${ending}$ "${mediaTypeOf(`x${ending}`)}"\n`)
  .join('')}    default ""
  }
  @typed expression \`{media_type} != ""\`
  header @typed Content-Type {media_type}
  @pages path *.html
  header @pages {
${headerLines(pages)}  }
  @hashed path ${HASHED_FOLDERS.map((folder) => `${base}/${folder}/*`).join(' ')}
  header @hashed {
${headerLines(hashed)}  }
  @markdown path_regexp markdown ^(.*)\\.md$
  header @markdown {
${headerLines({ Link: canonicalLink('{re.markdown.1}') })}  }
  @index path ${base}/index.md
  header @index {
${headerLines({ Link: canonicalLink(`${base}/`) })}  }
  encode zstd gzip
  file_server {
    disable_canonical_uris
  }
}
handle_errors {
  rewrite * ${base}/404.html
  header {
${headerLines({ ...everything, ...unhashed, ...pages, 'Content-Type': mediaTypeOf('404.html') })}  }
  header -Link
  file_server
}
`;
}

function movedLines(moved: HostedSite['moved']): string {
  return `  map {path} {moved} {
${movedWithEndings({ moved })
  .map(([from, to]) => `    ${decodeURI(from)} ${to}\n`)
  .join('')}    default ""
  }
  @moved expression \`{moved} != ""\`
  route @moved {
    rewrite * {moved}
    redir {uri} 301
  }
`;
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `    ${name} \`${value}\`\n`)
    .join('');
}

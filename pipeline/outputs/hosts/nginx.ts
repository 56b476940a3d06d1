import {
  canonicalLink,
  HASHED_FOLDERS,
  HEADER_TABLE,
  type Headers,
  COMPRESSIBLE_TYPES,
  MEDIA_TYPES,
} from '../../shared/response-headers.ts';
import { movedWithEndings, type HostedSite } from './hosted-site.ts';

/** Name of the configuration file, which only nginx reads. */
export const NGINX_FILE = 'nginx.conf';

/**
 * Returns the file to include in `server { root …; include …/nginx.conf; }` for nginx 1.18 and newer. A block that adds
 * a header inherits none, so that each such block lists all of its headers. Each block names the files that it serves:
 * without `try_files`, nginx leads from a folder to its address with a slash.
 */
export function nginxConfig({ base, moved, gone }: HostedSite): string {
  const { everything, pages, hashed, unhashed } = HEADER_TABLE;
  const others = { ...everything, ...unhashed };
  return `server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${textTypes().join(' ')};
types {
${typeLines()}}
default_type application/octet-stream;
gzip on;
gzip_vary on;
gzip_types ${COMPRESSIBLE_TYPES.filter((type) => type !== 'text/html').join(' ')};
error_page 404 410 ${base}/404.html;
${headerLines(others)}# Neither a slash nor a backslash comes first: a browser would read another host.
rewrite ^(${base}/[^/\\x5c].*)/$ $1 permanent;

location ~ /\\.(?!well-known/) { return 404; }
location = ${base}/${NGINX_FILE} { return 404; }
location = ${base}/404 { return 404; }
location = ${base}/404.html {
  internal;
${headerLines({ ...others, ...pages })}}
${movedWithEndings({ moved })
  .map(([from, to]) => `location = ${decodeURI(from)} { return 301 ${to}$is_args$args; }\n`)
  .join('')}${gone.map((address) => `location = ${decodeURI(address)} { return 410; }\n`).join('')}
${base === '' ? '' : `location = ${base} { return 301 ${base}/$is_args$args; }\n`}location = ${base}/ {
${headerLines({ ...others, ...pages })}  try_files ${base}/index.html =404;
}
location ~ ^${base}/(?:${HASHED_FOLDERS.join('|')})/ {
${headerLines({ ...everything, ...hashed })}  try_files $uri =404;
}
location = ${base}/index.md {
${headerLines({ ...others, Link: canonicalLink(`${base}/`) })}}
location ~ ^(?<page>.+)\\.md$ {
${headerLines({ ...others, Link: canonicalLink('$page') })}  try_files $uri =404;
}
location ~ \\.html$ {
${headerLines({ ...others, ...pages })}  try_files $uri =404;
}
location ${base}/ {
  try_files $uri @page;
}
location @page {
${headerLines({ ...others, ...pages })}  try_files $uri.html =404;
}
`;
}

/** Text types except HTML, for which nginx always sends the charset. */
function textTypes(): string[] {
  return [...new Set(Object.values(MEDIA_TYPES))].filter((type) => type.startsWith('text/') && type !== 'text/html');
}

function typeLines(): string {
  return Object.entries(MEDIA_TYPES)
    .map(([ending, type]) => `  ${type} ${ending.slice(1)};\n`)
    .join('');
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;\n`)
    .join('');
}

import {
  HASHED_FOLDERS,
  HEADER_TABLE,
  type Headers,
  COMPRESSIBLE_TYPES,
  MEDIA_TYPES,
  UTF8_ENDINGS,
} from '../../shared/response-headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** Limits a rule to what a visitor asks for: not the page of an error or redirect, nor a file that a rule has chosen. */
const AS_ASKED = '  RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"\n';

/**
 * Returns `.htaccess` for Apache 2.4. Uses optional modules only where the host has them, so that the site is always
 * served. Rewrite rules match addresses relative to the file's folder, without percent-encoding. Apache answers 400, 414,
 * and what holds `%2f`, `%00` or too long a name, before it reads the file.
 */
export function htaccess({ origin, base, moved, gone }: HostedSite): string {
  return `FileETag MTime Size
ErrorDocument 404 ${base}/404.html
ErrorDocument 410 ${base}/404.html
# With a document of its own, a redirect passes the line that takes the host out of its target.
ErrorDocument 301 ${base}/404.html

<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
${typeLines()}</IfModule>

<IfModule mod_headers.c>
${headerLines('Header always set', HEADER_TABLE.everything)}  <FilesMatch "\\.html$">
${headerLines('Header set', HEADER_TABLE.pages)}  </FilesMatch>
  <If "%{REQUEST_URI} =~ m#^${base}/(?:${HASHED_FOLDERS.join('|')})/#">
${headerLines('Header set', HEADER_TABLE.hashed)}  </If>
  <Else>
${headerLines('Header always set', HEADER_TABLE.unhashed)}  </Else>
  # Behind a proxy that ends TLS, Apache takes the scheme of a redirect for http.
  Header edit Location "^http://[^/]+" ""
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^(.*/)index\\.md$" CANONICAL=$1
    SetEnvIf Request_URI "^(.*/(?!index\\.md)[^/]*)\\.md$" CANONICAL=$1
    Header set Link "<%{CANONICAL}e>; rel=\\"canonical\\"" env=CANONICAL
  </IfModule>
  # A compressed answer has a tag of its own; Apache knows the file by the tag without that ending.
  RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
  RewriteBase ${base}/
${origin.startsWith('https:') ? secureLines(origin) : ''}${base === '' ? '' : `  RewriteCond "%{REQUEST_URI}" "^${base}$"\n  RewriteRule "^" "${base}/" [R=301,L]\n`}  RewriteCond "%{REQUEST_METHOD}" "!^(?:GET|HEAD)$"
  RewriteRule "^" - [R=405,L]
  RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]
${[...moved].map(([from, to]) => `  RewriteRule "^${patternOf(from, base)}(?:\\.html)?/?$" "${to}" [R=301,NE,L]\n`).join('')}${gone
    .map((address) => `  RewriteRule "^${patternOf(address, base)}/?$" - [G]\n`)
    .join('')}${AS_ASKED}  RewriteCond "%{THE_REQUEST}" "^\\S+ /*(${base}/)/*([^/\\\\? ](?:[^? ]*[^/? ])?)/+[? ]"
  RewriteRule "^" "%1%2" [R=301,NE,L]
${AS_ASKED}  RewriteRule "^404(?:\\.html)?$" - [R=404,L]
  # Below a file there is nothing; the conditions on files further down see the file alone.
  RewriteCond "%{PATH_INFO}" "."
  RewriteRule "^" - [R=404,L]
  # Where the host chooses a file for an address by itself (MultiViews), it may have taken the text for the page.
  RewriteCond "%{THE_REQUEST}" "!\\.md[? ]"
  RewriteCond "%{REQUEST_FILENAME}" "^(.+)\\.md$"
  RewriteCond "%1.html" -f
  RewriteRule "^(.+)\\.md$" "$1.html"
  RewriteCond "%{REQUEST_FILENAME}" !-f
  RewriteCond "%{REQUEST_FILENAME}.html" -f
  RewriteRule "^(.+)$" "$1.html"
  RewriteCond "%{REQUEST_FILENAME}" -d
  RewriteRule "^.+$" - [R=404,L]
</IfModule>
${filters()}`;
}

/** Redirects to HTTPS, unless a proxy has ended TLS already; on the site's own host only: others may not have TLS. */
function secureLines(origin: string): string {
  return `${AS_ASKED}  RewriteCond "%{HTTPS}" !=on
  RewriteCond "%{HTTP:X-Forwarded-Proto}" "!^https\\b" [NC]
  RewriteCond "%{HTTP_HOST}" "^${new URL(origin).hostname.replaceAll('.', String.raw`\.`)}(?::|$)" [NC]
  RewriteRule "^" "${origin}%{REQUEST_URI}" [R=301,L]
`;
}

function typeLines(): string {
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `  AddType ${type} ${ending}\n`);
  return `${types.join('')}  AddCharset utf-8 ${UTF8_ENDINGS.join(' ')}\n`;
}

function headerLines(directive: string, headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${directive} ${name} "${value}"\n`)
    .join('');
}

/** Of what old addresses contain, only a dot needs an escape in a pattern. */
function patternOf(address: string, base: string): string {
  return decodeURI(address)
    .slice(base.length + 1)
    .replaceAll('.', String.raw`\.`);
}

/** Compresses responses while they are sent. */
function filters(): string {
  const types = COMPRESSIBLE_TYPES.join(' ');
  return `
<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${types}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>
`;
}

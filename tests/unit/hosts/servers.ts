import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPreview } from '../../../pipeline/server/preview.ts';

/** A web server that serves a folder. */
export interface Server {
  readonly origin: string;
  /** The same with TLS and HTTP/2, which the preview does not have. */
  readonly secureOrigin?: string;
  stop(): Promise<void>;
}

const [NGINX, APACHE, CADDY] = ['nginx', 'apache2', 'caddy'] as const;

/** The servers on which the site is tested; all except the preview are programs that may not be installed. */
export const SERVERS = {
  preview: { program: process.execPath, start: servePreview },
  nginx: { program: NGINX, start: serveNginx },
  apache: { program: APACHE, start: (place: Place) => serveApache(place, 'All', '-MultiViews') },
  /** Apache as some hosts configure it: `.htaccess` may not set options, and `MultiViews` is on. */
  'strict apache': {
    program: APACHE,
    start: (place: Place) => serveApache(place, 'FileInfo Indexes', '+Indexes +MultiViews'),
  },
  caddy: { program: CADDY, start: serveCaddy },
} as const;

const TLS = fileURLToPath(new URL('../../fixtures/tls', import.meta.url));
/** The certificate of the servers, for `localhost`. */
export const CERTIFICATE = path.join(TLS, 'certificate.pem');
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** Tells whether a program is installed. */
export function hasProgram(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** The ports without and with TLS. */
type Ports = readonly [number, number];

/** Returns two free ports. */
export async function freePorts(): Promise<Ports> {
  return [await freePort(), await freePort()];
}

/** The folders of a server: one for its own files, and those that it serves. */
interface Place {
  /** An absolute path for configuration, logs and the like. */
  readonly work: string;
  /** The served folder; the site is in it at its base path. */
  readonly root: string;
  /** The folder of the site, with the configuration file for its host. */
  readonly site: string;
  readonly ports: Ports;
  /** Whether the server redirects to TLS, as a private server would; the file for Apache does so itself. */
  readonly leadsToTls?: boolean;
}

async function servePreview({ site }: Place): Promise<Server> {
  const { origin, close } = await startPreview(site);
  return { origin, stop: close };
}

async function serveNginx({ work, root, site, ports, leadsToTls }: Place): Promise<Server> {
  const [port, securePort] = ports;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  const config = `daemon off; pid ${work}/pid; error_log ${work}/error.log; worker_processes 1;
events {}
http {
  ${folders.join(' ')} access_log off;
  ${leadsToTls ? `server { listen 127.0.0.1:${port}; return 301 https://localhost:${securePort}$request_uri; }` : ''}
  server {
    ${leadsToTls ? '' : `listen 127.0.0.1:${port};`}
    listen 127.0.0.1:${securePort} ssl http2;
    ssl_certificate ${CERTIFICATE}; ssl_certificate_key ${TLS}/key.pem;
    root ${root};
    include ${site}/nginx.conf;
  }
}
`;
  writeFileSync(path.join(work, 'server.conf'), config);
  return listening(
    spawn(NGINX, ['-c', path.join(work, 'server.conf'), '-e', path.join(work, 'error.log')]),
    port,
    securePort,
  );
}

async function serveApache({ work, root, ports }: Place, overrides: string, options: string): Promise<Server> {
  const [port, securePort] = ports;
  const modules = `authz_core autoindex brotli deflate dir filter headers http2 mime mpm_event negotiation rewrite setenvif
    socache_shmcb ssl`;
  const config = `${modules
    .split(/\s+/)
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`)
    .join('')}
ServerName localhost
PidFile ${work}/pid
ErrorLog ${work}/error.log
Mutex file:${work}
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${securePort} https
Protocols h2 http/1.1
# Ends no open connection while the server is busy.
MaxKeepAliveRequests 0
StartServers 4
ThreadsPerChild 64
MaxRequestWorkers 256
MinSpareThreads 64
MaxSpareThreads 256
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride ${overrides}
  Options ${options}
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${securePort}>
  SSLEngine on
  SSLCertificateFile ${CERTIFICATE}
  SSLCertificateKeyFile ${TLS}/key.pem
</VirtualHost>
`;
  writeFileSync(path.join(work, 'server.conf'), config);
  return listening(spawn(APACHE, ['-DFOREGROUND', '-f', path.join(work, 'server.conf')]), port, securePort);
}

async function serveCaddy({ work, root, site, ports, leadsToTls }: Place): Promise<Server> {
  const [port, securePort] = ports;
  const own = `  root * ${root}\n  import ${site}/Caddyfile\n`;
  const config = `{
  admin off
  auto_https off
  storage file_system ${work}
}
http://127.0.0.1:${port}, http://localhost:${port} {
${leadsToTls ? `  redir https://localhost:${securePort}{uri} 301\n` : own}}
https://localhost:${securePort} {
  tls ${CERTIFICATE} ${TLS}/key.pem
${own}}
`;
  writeFileSync(path.join(work, 'server.conf'), config);
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(work, 'server.conf')];
  return listening(spawn(CADDY, args, { env: { ...process.env, HOME: work } }), port, securePort);
}

async function listening(server: ChildProcess, port: number, securePort: number): Promise<Server> {
  const said: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  for (let waited = 0; !(await answers(port)); waited += PAUSE_MS) {
    if (server.exitCode !== null || waited > PATIENCE_MS) {
      server.kill('SIGKILL');
      throw new Error(`The server does not answer:\n${Buffer.concat(said).toString()}`);
    }
    await setTimeout(PAUSE_MS);
  }
  return {
    origin: `http://localhost:${port}`,
    secureOrigin: `https://localhost:${securePort}`,
    stop: async () => {
      const over = once(server, 'exit');
      server.kill('SIGTERM');
      await over;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

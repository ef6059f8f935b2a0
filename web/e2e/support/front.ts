/**
 * A proxy between a browser and the server, which a test can cut. It also serves the files of a bundle that
 * is not yet part of the program.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { extname, join } from 'node:path';

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ftl': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

export class Front {
  url = '';
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private broken = false;
  private deaf = false;

  private constructor(
    private readonly behind: URL,
    private readonly dist: string | null,
  ) {
    this.server = createServer((asked, answer) => this.pass(asked, answer));
    this.server.on('connection', (end) => {
      if (this.broken) end.destroy();
      else this.keep(end);
    });
    this.server.on('upgrade', (asked, end: Socket, head) => this.join(asked, end, head));
  }

  static async open(behind: string, dist: string | null = null): Promise<Front> {
    const front = new Front(new URL(behind), dist);
    await new Promise<void>((done) => front.server.listen(0, '127.0.0.1', done));
    front.url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
    return front;
  }

  /** Closes every connection and accepts no new one. */
  cut(): void {
    this.broken = true;
    for (const end of this.ends) end.destroy();
  }

  /** Messages of the browser still arrive, but it gets no answers: the worst way to lose a connection. */
  deafen(): void {
    this.deaf = true;
  }

  mend(): void {
    this.broken = false;
    this.deaf = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private keep(end: Socket): void {
    this.ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => this.ends.delete(end));
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(asked.url ?? '/', this.behind).pathname;
    if (this.dist !== null && !path.startsWith('/api/')) return this.give(path, answer);
    const to = request(
      {
        host: this.behind.hostname,
        port: this.behind.port,
        method: asked.method,
        path: asked.url,
        headers: asked.headers,
      },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      },
    );
    to.on('error', () => answer.destroy());
    asked.pipe(to);
  }

  private give(path: string, answer: ServerResponse): void {
    const dist = this.dist ?? '';
    const file = join(dist, path);
    const found =
      file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : join(dist, 'index.html');
    answer.writeHead(200, { 'Content-Type': KINDS[extname(found)] ?? 'application/octet-stream' });
    answer.end(readFileSync(found));
  }

  private join(asked: IncomingMessage, end: Socket, head: Buffer): void {
    const far = connect(Number(this.behind.port), this.behind.hostname, () => {
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2)
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      far.write(`${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      end.pipe(far);
    });
    this.keep(far);
    far.on('data', (bytes) => {
      if (!this.deaf) end.write(bytes);
    });
    far.on('close', () => end.destroy());
    end.on('close', () => far.destroy());
  }
}

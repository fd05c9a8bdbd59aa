import { createServer, type Server } from "node:http";
import { afterFile } from "../after-file.ts";

/** A paper as it reached the provider. */
export interface SentPaper {
  readonly number: string;
  readonly code: string;
  readonly xml: string;
}

/** A provider of electronic papers, which answers what it is told to. */
export interface StoryDian {
  answer: object;
  readonly got: SentPaper[];
  /** With what an application is started that sends to it. */
  readonly environment: Record<string, string>;
}

/** Opens a provider of electronic papers on this machine, for one test file. */
export async function aDianProvider(): Promise<StoryDian> {
  const got: SentPaper[] = [];
  const server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString("utf8")));
    request.on("end", () => {
      got.push(JSON.parse(text) as SentPaper);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(provider.answer));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  afterFile(() => new Promise<void>((done) => void server.close(() => done())));
  const { port } = server.address() as { port: number };
  const provider: StoryDian = {
    answer: { status: "accepted", track: "T-1" },
    got,
    environment: { DIAN_PROVIDER_URL: `http://127.0.0.1:${port}`, DIAN_PROVIDER_TOKEN: "t" },
  };
  return provider;
}

import { createServer, type Server } from "node:http";
import { afterFile } from "../after-file.ts";

/** A document as it reached the provider. */
export interface SentDocument {
  readonly number: string;
  readonly code: string;
  readonly xml: string;
}

/** Provider of electronic documents that gives the answer set here. */
export interface StoryDian {
  answer: object;
  readonly got: SentDocument[];
  /** Environment for an application that sends to it. */
  readonly environment: Record<string, string>;
}

/** Opens a provider of electronic documents on this machine, for one test file. */
export async function aDianProvider(): Promise<StoryDian> {
  const got: SentDocument[] = [];
  const server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString("utf8")));
    request.on("end", () => {
      got.push(JSON.parse(text) as SentDocument);
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

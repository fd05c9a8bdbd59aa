import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createClient } from "graphql-ws";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Process } from "../process/application.ts";
import { aSignedContract } from "../process/sale.rest.ts";
import { afterFile } from "../support/after-file.ts";
import { Client } from "../support/client.ts";
import { eventually, until } from "../support/patience.ts";
import { aPdf } from "../support/story/staff-documents.ts";
import type { Running } from "./programs.ts";

const MEGABYTE = 1024 * 1024;

/** The application behind a web server that has a certificate. */
export interface Site {
  /** Address of the web server. */
  readonly url: string;
  readonly app: Pick<Process, "mailsTo">;
  /** File of the authority that signed its certificate. */
  readonly authority: string;
}

/** Lets this process believe an authority until the file ends. */
export function believe(authority: string): void {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, readFileSync(authority, "utf8")]);
  afterFile(() => Promise.resolve(setDefaultCACertificates(before)));
}

/** Waits until a web server passes on that the application is ready. @throws its words when it has ended. */
export const passesOn = (url: string, { child, said }: Running): Promise<void> =>
  eventually(async () => {
    if (child.exitCode !== null) throw new Error(said());
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

const as = ({ url }: Site, token?: string) =>
  new Client(url, token ? { authorization: `Bearer ${token}` } : {});

/** A person of the demo, signed in through the web server. */
export async function signIn(site: Site, who: string): Promise<Client> {
  const email = `${who}@travesia.test`;
  const { body } = await as(site).rest("POST", "/user/login", { email, password: "Travesia2026" });
  return as(site, (body as { token: string }).token);
}

/** Proves what any web server has to pass on. */
export function provePassedOn(site: () => Site): void {
  it("a sale is made from the quote to the signature", async () => {
    const [asesor, gerente] = [await signIn(site(), "asesor"), await signIn(site(), "gerente")];
    const shop = { as: (token?: string) => as(site(), token), mailsTo: site().app.mailsTo };
    await aSignedContract(shop, asesor, gerente, "cliente@example.com");
  });

  it("the largest file comes through, and a larger one is refused with our own sentence", async () => {
    const send = async (size: number) => {
      const { bytes, type } = aPdf("rut.pdf");
      const form = new FormData();
      form.set("document_name", "RUT");
      const whole = Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 7)]);
      form.set("document", new Blob([new Uint8Array(whole)], { type }), "rut.pdf");
      return (await signIn(site(), "asesor")).rest("POST", "/document-users/upload-file", form);
    };
    expect((await send(10 * MEGABYTE)).status).toBe(201);
    expect(await send(10 * MEGABYTE + 1)).toMatchObject({
      status: 413,
      body: { success: false, message: expect.stringContaining("10MB") },
    });
  });

  it("live messages come over its socket", async () => {
    const { url, authority } = site();
    const asesor = await signIn(site(), "asesor");
    const client = createClient({
      url: `${url.replace("https", "wss")}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { ca: readFileSync(authority) });
        }
      },
      connectionParams: { authorization: asesor.headers["authorization"] ?? "" },
    });
    let heard = 0;
    client.subscribe(
      { query: "subscription { recordChanged(type: quote) { id } }" },
      { next: () => (heard += 1), error: () => undefined, complete: () => undefined },
    );
    // The first word says that it runs.
    await until(() => heard > 0);
    await client.dispose();
  });
}

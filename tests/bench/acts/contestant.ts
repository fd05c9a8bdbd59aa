import { type Agent, request, type RequestOptions } from "node:http";
import type { Act, Data, Sale } from "./act.ts";

/** Sessions of the people who act in a sale. */
export interface Sessions {
  readonly seller: string;
  readonly owner: string;
  readonly accountant: string;
  readonly clients: readonly string[];
}

/** One of the two that do the acts: the process that answers. */
export interface Contestant {
  readonly name: "graphql" | "floor";
  readonly url: string;
  readonly pid: number;
}

/** Answer to an act: its data, and its size in bytes. */
export interface Answered {
  readonly data: Data;
  readonly bytes: number;
}

const BOUNDARY = "a boundary of the benchmark";

/** Returns the body of a request with a file, by the convention for uploads with GraphQL. */
function formOf(operations: string, { name, type, bytes }: NonNullable<Act["file"]>): Buffer {
  const part = (field: string, more = "") =>
    `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`;
  const file = `; filename="${name}"\r\nContent-Type: ${type}`;
  const head = `${part("operations")}${operations}${part("map")}{"0":["variables.file"]}${part("0", file)}`;
  return Buffer.concat([Buffer.from(head.slice(2)), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Does an act for a sale and returns the answer. @throws Error unless it was done. */
export async function ask(
  { name, url }: Contestant,
  { by, document: query, root, file, ...act }: Act,
  sale: Sale,
  { sessions, agent }: { readonly sessions: Sessions; readonly agent: Agent },
): Promise<Answered> {
  const variables: object = act.variables(sale);
  const token = by === "client" ? sessions.clients[sale.client] : sessions[by];
  const operations = JSON.stringify({ query, variables: file ? { ...variables, file: null } : variables });
  const body = file ? formOf(operations, file) : operations;
  const type = file ? `multipart/form-data; boundary="${BOUNDARY}"` : "application/json";
  const headers = {
    authorization: `Bearer ${token ?? ""}`,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "apollo-require-preflight": "true",
  };
  const path = name === "floor" ? `/${act.name}` : "/graphql";
  const text = await sent(`${url}${path}`, { agent, headers }, body);
  const answer = JSON.parse(text) as {
    readonly data?: Readonly<Record<string, Data>>;
    readonly errors?: unknown;
  };
  const data = answer.data?.[root];
  if (answer.errors || !data) throw new Error(`${name} refused ${act.name}: ${text.slice(0, 500)}`);
  return { data, bytes: Buffer.byteLength(text) };
}

function sent(url: string, options: RequestOptions, body: string | Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asked = request(url, { method: "POST", ...options }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const text = Buffer.concat(parts).toString();
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`${url} answered ${response.statusCode ?? ""}: ${text.slice(0, 500)}`));
    });
  });
  asked.on("error", reject);
  asked.end(body);
  return promise;
}

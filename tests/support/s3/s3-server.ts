import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterFile } from "../after-file.ts";
import { BadBody, readBody, type SentBody } from "./request-body.ts";

/** Behaviour of the store towards its next callers. */
export type Mood = "well" | "away" | "breaks-off" | "slow" | "silent" | "refuses-sums";

/** An object of the store. */
export interface StoredObject extends SentBody {
  readonly contentType: string;
  readonly etag: string;
}

/** A store that speaks S3, with one bucket in the memory of the test. */
export interface S3Server {
  /** `STORAGE_URL` of its bucket. */
  readonly address: string;
  readonly objects: Map<string, StoredObject>;
  /** Uploads in parts that were begun and neither completed nor aborted, each with its parts. */
  readonly uploads: Map<string, Map<number, StoredObject>>;
  /** Requests so far, as `PUT object` or `POST uploads`. */
  readonly asked: string[];
  mood: Mood;
  /** Kinds of requests that the mood is for; null for all. */
  moodFor: RegExp | null;
  /** Answers of bytes stop in their middle until this comes; null for none. */
  halted: Promise<unknown> | null;
  close(): Promise<void>;
}

const BUCKET = "archivos";
/** Least bytes of each part but the last one. */
const LEAST_PART = 5 * 1024 * 1024;
/** Objects of one page of a list. */
const PAGE = 1_000;
/** Milliseconds that the slow store takes to answer. */
const SLOW = 50;

/** Starts one for this test file. */
export async function anS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      if (response.destroyed || response.headersSent) return void response.destroy();
      if (error instanceof BadBody) refuse(response, 400, error.code);
      else refuse(response, 500, "InternalError");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  const store: S3Server = {
    address: `s3://llave:secreta@127.0.0.1:${port}/${BUCKET}?tls=false`,
    objects: new Map(),
    uploads: new Map(),
    asked: [],
    mood: "well",
    moodFor: null,
    halted: null,
    close,
  };
  afterFile(() => (server.listening ? close() : Promise.resolve()));
  return store;
}

async function answer(store: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
  const [, bucket, ...path] = pathname.split("/").map(decodeURIComponent);
  const key = path.join("/");
  const kind = `${request.method} ${kindOf(searchParams, key)}`;
  store.asked.push(kind);
  const mood = (store.moodFor?.test(kind) ?? true) ? store.mood : "well";
  const body = await readBody(request, () => mood === "breaks-off" && request.socket.destroy());
  if (mood === "breaks-off" && request.method !== "GET") return void request.socket.destroy();
  if (mood === "silent") return;
  if (mood === "away") return refuse(response, 503, "ServiceUnavailable");
  if (mood === "slow") await pause(SLOW);
  if (mood === "refuses-sums" && carriesSum(request)) return refuse(response, 501, "NotImplemented");
  if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
  const asked = { key, search: searchParams, request, body, breaks: mood === "breaks-off" };
  const act = acts[kind];
  if (!act) return refuse(response, 405, "MethodNotAllowed");
  act(store, asked, response);
}

const kindOf = (search: URLSearchParams, key: string): string => {
  if (search.has("uploads")) return "uploads";
  if (search.has("partNumber")) return "part";
  if (search.has("uploadId")) return "upload";
  if (search.has("delete")) return "delete";
  return key === "" ? "bucket" : "object";
};

const carriesSum = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => /^x-amz-(sdk-checksum|checksum|trailer)/.test(name));

interface Asked {
  readonly key: string;
  readonly search: URLSearchParams;
  readonly request: IncomingMessage;
  readonly body: SentBody;
  /** True when the answer breaks off in its middle. */
  readonly breaks: boolean;
}

type Act = (store: S3Server, asked: Asked, response: ServerResponse) => void;

const acts: Readonly<Record<string, Act>> = {
  "PUT object": ({ objects }, { key, request, body }, response) => {
    const object = objectOf(body, request.headers["content-type"]);
    objects.set(key, object);
    response.writeHead(200, { etag: object.etag }).end();
  },
  "GET object": give,
  "HEAD object": give,
  "DELETE object": ({ objects }, { key }, response) => {
    objects.delete(key);
    response.writeHead(204).end();
  },
  "POST delete": ({ objects }, { body }, response) => {
    for (const [, key = ""] of body.bytes.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
      objects.delete(unescaped(key));
    sendXml(response, "<DeleteResult></DeleteResult>");
  },
  "GET bucket": list,
  "POST uploads": ({ uploads }, { key }, response) => {
    const id = randomUUID();
    uploads.set(`${key} ${id}`, new Map());
    sendXml(
      response,
      `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key>` +
        `<UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  },
  "PUT part": ({ uploads }, { key, search, body }, response) => {
    const parts = uploads.get(`${key} ${search.get("uploadId")}`);
    if (!parts) return refuse(response, 404, "NoSuchUpload");
    const part = objectOf(body, undefined);
    parts.set(Number(search.get("partNumber")), part);
    const sum = body.crc32 === null ? {} : { "x-amz-checksum-crc32": body.crc32 };
    response.writeHead(200, { etag: part.etag, ...sum }).end();
  },
  "POST upload": complete,
  "DELETE upload": ({ uploads }, { key, search }, response) => {
    uploads.delete(`${key} ${search.get("uploadId")}`);
    response.writeHead(204).end();
  },
};

function objectOf(body: SentBody, contentType: string | undefined): StoredObject {
  const etag = `"${createHash("md5").update(body.bytes).digest("hex")}"`;
  return { ...body, contentType: contentType ?? "application/octet-stream", etag };
}

function give(
  { objects, halted }: S3Server,
  { key, request, breaks }: Asked,
  response: ServerResponse,
): void {
  const object = objects.get(key);
  if (!object) return refuse(response, 404, "NoSuchKey", request.method === "HEAD");
  const { bytes, contentType, etag } = object;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
  const from = Number(range?.[1] ?? 0);
  const to = range?.[2] ? Math.min(Number(range[2]) + 1, bytes.length) : bytes.length;
  if (range && from >= bytes.length) return refuse(response, 416, "InvalidRange");
  const sum = object.crc32 !== null && !range ? { "x-amz-checksum-crc32": object.crc32 } : {};
  response.writeHead(range ? 206 : 200, {
    "content-type": contentType,
    "content-length": to - from,
    "last-modified": new Date(0).toUTCString(),
    "accept-ranges": "bytes",
    etag,
    ...sum,
    ...(range && { "content-range": `bytes ${from}-${to - 1}/${bytes.length}` }),
  });
  if (request.method === "HEAD") return void response.end();
  const middle = from + Math.floor((to - from) / 2);
  if (!breaks && !halted) return void response.end(bytes.subarray(from, to));
  response.write(bytes.subarray(from, middle), () => {
    if (breaks) response.destroy();
    else void halted?.then(() => response.end(bytes.subarray(middle, to)));
  });
}

function complete(store: S3Server, { key, search, body }: Asked, response: ServerResponse): void {
  const upload = `${key} ${search.get("uploadId")}`;
  const parts = store.uploads.get(upload);
  if (!parts) return refuse(response, 404, "NoSuchUpload");
  const named = [...body.bytes.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: unescaped(/<ETag>([^<]*)</.exec(part)?.[1] ?? ""),
    sum: /<ChecksumCRC32>([^<]*)</.exec(part)?.[1] ?? null,
  }));
  const bytes: Buffer[] = [];
  for (const [place, { number, etag, sum }] of named.entries()) {
    const part = parts.get(number);
    if (part?.etag !== etag || part.crc32 !== sum) return refuse(response, 400, "InvalidPart");
    if (place < named.length - 1 && part.bytes.length < LEAST_PART)
      return refuse(response, 400, "EntityTooSmall");
    if (place > 0 && number <= (named[place - 1]?.number ?? 0))
      return refuse(response, 400, "InvalidPartOrder");
    bytes.push(part.bytes);
  }
  store.uploads.delete(upload);
  store.objects.set(key, objectOf({ bytes: Buffer.concat(bytes), crc32: null }, undefined));
  sendXml(
    response,
    `<CompleteMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key>` +
      "</CompleteMultipartUploadResult>",
  );
}

function list({ objects }: S3Server, { search }: Asked, response: ServerResponse): void {
  const prefix = search.get("prefix") ?? "";
  const delimiter = search.get("delimiter");
  const after = search.get("continuation-token") ?? "";
  const most = Math.min(Number(search.get("max-keys") ?? PAGE), PAGE);
  const names = new Set<string>();
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    names.add(end < 0 ? key : key.slice(0, end + 1));
  }
  const left = [...names].filter((name) => name > after);
  const page = left.slice(0, most);
  const isMore = left.length > page.length;
  const entries = page.map((name) =>
    objects.has(name)
      ? `<Contents><Key>${name}</Key><Size>${objects.get(name)?.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
  );
  sendXml(
    response,
    `<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}` +
      `</IsTruncated>${isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""}` +
      `${entries.join("")}</ListBucketResult>`,
  );
}

const unescaped = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string, isHead = false): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(isHead ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

import type { IncomingMessage } from "node:http";
import { crc32 } from "node:zlib";

/** Body of a request to the store, with the sum of it where one was sent. */
export interface SentBody {
  readonly bytes: Buffer;
  /** Sum as it was sent, in base64. */
  readonly crc32: string | null;
}

/** Faults of a body, as S3 names them. */
export class BadBody extends Error {
  constructor(readonly code: "BadDigest" | "IncompleteBody" | "MissingContentLength" | "InvalidRequest") {
    super(code);
  }
}

/** Returns the CRC-32 of bytes as S3 writes it. */
function sumOf(bytes: Buffer): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString("base64");
}

/**
 * Reads a body to its end, `aws-chunked` with its trailer too, and compares it with its length and its sum.
 * `onPart` hears of each part that comes.
 * @throws BadBody where they differ.
 */
export async function readBody(request: IncomingMessage, onPart: () => void): Promise<SentBody> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    onPart();
    parts.push(part as Buffer);
  }
  if (!request.complete) throw new BadBody("IncompleteBody");
  const raw = Buffer.concat(parts);
  const { headers } = request;
  const isChunked = String(headers["x-amz-content-sha256"]).startsWith("STREAMING-");
  if (isChunked && !headers["x-amz-decoded-content-length"]) throw new BadBody("MissingContentLength");
  const { bytes, trailers } = isChunked ? unchunked(raw) : { bytes: raw, trailers: {} };
  if (isChunked && bytes.length !== Number(headers["x-amz-decoded-content-length"]))
    throw new BadBody("IncompleteBody");
  const promised = headers["x-amz-trailer"];
  if (promised && !(String(promised) in trailers)) throw new BadBody("InvalidRequest");
  const sent = trailers["x-amz-checksum-crc32"] ?? headers["x-amz-checksum-crc32"] ?? null;
  if (sent !== null && sent !== sumOf(bytes)) throw new BadBody("BadDigest");
  return { bytes, crc32: sent === null ? null : String(sent) };
}

/** Takes a body of `aws-chunked` apart: each chunk behind a line with its length, and lines at the end. */
function unchunked(raw: Buffer): { bytes: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = raw.indexOf("\r\n", at);
    if (end < 0) throw new BadBody("IncompleteBody");
    const length = parseInt(raw.toString("latin1", at, end), 16);
    at = end + 2;
    if (length === 0) break;
    chunks.push(raw.subarray(at, at + length));
    at += length + 2;
  }
  const lines = raw.toString("latin1", at).split("\r\n").filter(Boolean);
  const trailers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  return { bytes: Buffer.concat(chunks), trailers };
}

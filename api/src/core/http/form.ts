import type { ReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import busboy from "busboy";
import { Upload, type FileUpload } from "graphql-upload-minimal";
import { Refusal } from "../failure.ts";
import type { Context } from "../context.ts";
import { personOf } from "../read/limits/heavy.ts";
import { sentName, uploadLimits } from "../storage/upload.ts";
import { discard, incomplete, tooLargeBody } from "./body.ts";
import { formRoom } from "./form-room.ts";
import { cutSlow, type Pace } from "./pace.ts";

/** A multipart body: its texts and the accepted files, each with the name of its field, in order. */
export interface Form {
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly files: readonly (readonly [name: string, file: Upload])[];
}

/** Returns whether the file of a field is accepted, judging by the texts before it. */
type Wanted = (field: string, before: Form["texts"]) => boolean;

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data/i.test(headers["content-type"] ?? "");

/** Returns the refusal of a malformed form, or of one with unknown parts. */
export const malformedForm = () => new Refusal("BAD_USER_INPUT", "El formulario enviado no es válido");

const tooLarge = () => new Refusal("PAYLOAD_TOO_LARGE", "El archivo no debe superar los 10MB");
const tooMany = () =>
  new Refusal("PAYLOAD_TOO_LARGE", `Se pueden enviar como máximo ${uploadLimits.maxFiles} archivos a la vez`);

const MOST_TEXTS = 1_000;
/** Maximum size in bytes of all texts together, including their names. */
const MOST_TEXT = 2 * 1024 * 1024;
/**
 * Maximum size in bytes of a form: all files and texts that it may have, and a megabyte for the headers of
 * its parts.
 */
const MOST = uploadLimits.maxFiles * uploadLimits.maxFileSize + MOST_TEXT + 1024 * 1024;

/** A file that has arrived completely, in the form in which resolvers receive GraphQL uploads. */
class Received extends Upload {
  constructor(file: Omit<FileUpload, "createReadStream">, bytes: Buffer) {
    super();
    // A stream over memory has no descriptor; readers use it as a plain stream.
    this.promise = Promise.resolve({
      ...file,
      createReadStream: () => Readable.from(bytes, { objectMode: false }) as ReadStream,
    });
  }
}

/**
 * Reads a multipart request of GraphQL or REST. Texts may follow files, so files are held in memory until
 * everything has arrived: at most 10 files of 10 MB each. Files that are not `wanted`, and empty file fields,
 * are discarded unread. @throws Refusal BAD_USER_INPUT for a body that is not a form, is incomplete, arrives
 * too slowly, or has more than 1,000 texts or 2 MB of texts; PAYLOAD_TOO_LARGE for more or larger files;
 * RATE_LIMITED and UNAVAILABLE when many such forms of the `caller`, or of all callers, arrive at once. The
 * rest of the request is then read and discarded, so that the client reads the answer.
 */
export async function readForm(
  request: IncomingMessage,
  caller: string,
  wanted: Wanted,
  room = formRoom,
  pace?: Pace,
): Promise<Form> {
  const place = await room.enter(request, caller).catch((error: unknown) => {
    discard(request);
    throw error;
  });
  return new Promise((resolve, reject) => {
    const texts: [string, string][] = [];
    const files: [string, Upload][] = [];
    let left = MOST;
    let textLeft = MOST_TEXT;
    let parser: busboy.Busboy | null = null;

    const fail = (refusal: Refusal) => {
      reject(refusal);
      files.length = 0;
      place.release();
      if (!parser) return discard(request);
      request.off("data", count).unpipe(parser);
      parser.destroy();
      parser = null;
      discard(request);
    };
    const count = ({ length }: Buffer) => {
      left -= length;
      if (left < 0) fail(tooLargeBody());
    };
    const keepText = (
      name: string | undefined,
      text: string | undefined,
      { valueTruncated }: busboy.FieldInfo,
    ) => {
      // A part without a name has none, and a text in an unknown encoding is dropped.
      if (name === undefined || text === undefined || valueTruncated) return fail(malformedForm());
      textLeft -= Buffer.byteLength(name) + Buffer.byteLength(text);
      if (textLeft < 0) return fail(malformedForm());
      texts.push([name, text]);
    };
    const keepFile = (
      name: string | undefined,
      stream: Readable,
      { filename = "", encoding, mimeType }: Partial<busboy.FileInfo>,
    ) => {
      // The parser reports a file that does not end, too.
      stream.on("error", () => undefined);
      if (name === undefined || !wanted(name, texts)) {
        stream.resume();
        if (name === undefined) fail(malformedForm());
        return;
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        const full = place.take(chunk.length);
        if (full) fail(full);
        else chunks.push(chunk);
      });
      stream.on("limit", () => fail(tooLarge()));
      stream.on("end", () => {
        if (filename === "" && chunks.length === 0) return;
        const about = {
          filename: sentName(filename),
          fieldName: name,
          mimetype: mimeType ?? "",
          encoding: encoding ?? "",
        };
        files.push([name, new Received(about, Buffer.concat(chunks))]);
      });
    };

    if (request.destroyed) return fail(incomplete());
    if (Number(request.headers["content-length"] ?? 0) > MOST) return fail(tooLargeBody());
    parser = parserOf(request);
    if (!parser) return fail(malformedForm());
    parser.on("field", keepText);
    parser.on("file", keepFile);
    parser.on("filesLimit", () => fail(tooMany()));
    for (const wrong of ["fieldsLimit", "partsLimit", "error"]) parser.on(wrong, () => fail(malformedForm()));
    parser.on("close", () => resolve({ texts, files }));
    request.on("error", () => fail(incomplete()));
    request.once("close", () => request.complete || fail(incomplete()));
    request.on("data", count).pipe(parser);
    cutSlow(request, fail, pace);
  });
}

/**
 * Reads a multipart request as {@link readForm} does, and has the virus scanner check its files, if there is
 * one. @throws Refusal as readForm and the scanner do.
 */
export async function readScannedForm(
  request: IncomingMessage,
  context: Context,
  wanted: Wanted,
): Promise<Form> {
  const form = await readForm(request, personOf(context), wanted);
  await context.services.scanner?.refuseInfected(form.files.map(([, file]) => file));
  return form;
}

function parserOf({ headers }: IncomingMessage): busboy.Busboy | null {
  const { maxFileSize, maxFiles } = uploadLimits;
  // Parts that are neither text nor file are counted only as parts.
  const limits = {
    fileSize: maxFileSize,
    files: maxFiles,
    fields: MOST_TEXTS,
    fieldSize: MOST_TEXT,
    parts: MOST_TEXTS + 2 * maxFiles,
  };
  try {
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    return null;
  }
}

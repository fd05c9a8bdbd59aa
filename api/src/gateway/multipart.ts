import type { ReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import busboy from "busboy";
import { Upload, type FileUpload } from "graphql-upload-minimal";
import { Refusal } from "../core/failure.ts";
import { uploadLimits } from "../core/storage/upload.ts";

/** A multipart body: its texts in their order, and the files of the fields that were asked for. */
export interface Form {
  readonly entries: readonly (readonly [string, string])[];
  readonly files: ReadonlyMap<string, readonly Upload[]>;
}

export const isMultipart = (request: IncomingMessage): boolean => /^multipart\/form-data/i.test(request.headers["content-type"] ?? "");

/** A file that has arrived whole, in the shape in which GraphQL uploads reach resolvers. */
class Received extends Upload {
  constructor(file: Omit<FileUpload, "createReadStream">, bytes: Buffer) {
    super();
    // a stream over memory has no descriptor; readers use it as a plain stream
    this.promise = Promise.resolve({ ...file, createReadStream: () => Readable.from(bytes, { objectMode: false }) as ReadStream });
  }
}

const tooLarge = () => new Refusal("PAYLOAD_TOO_LARGE", "El archivo no debe superar los 10MB");
const tooMany = () => new Refusal("PAYLOAD_TOO_LARGE", `Se pueden enviar como máximo ${uploadLimits.maxFiles} archivos a la vez`);
const malformed = () => new Refusal("BAD_USER_INPUT", "El formulario enviado no es válido");
const FIELDS = 1_000;
const FIELD_BYTES = 1_048_576;

/**
 * Reads a multipart request. Texts may follow files, so files wait in memory until all has come: at most 10 of 10 MB each.
 * PAYLOAD_TOO_LARGE above that; files of fields that nobody asked for, and empty file fields, are dropped.
 */
export function readForm(request: IncomingMessage, wanted: ReadonlySet<string>): Promise<Form> {
  return new Promise((resolve, reject) => {
    const entries: [string, string][] = [];
    const files = new Map<string, Upload[]>();
    const parser = parserOf(request);
    if (!parser) return reject(malformed());

    const fail = (error: Refusal) => {
      request.unpipe(parser);
      // the client reads the answer only after it has sent everything
      request.resume();
      reject(error);
    };
    parser.on("field", (name, value, { valueTruncated }) => (valueTruncated ? fail(malformed()) : entries.push([name, value])));
    parser.on("file", (name, stream, { filename = "", encoding, mimeType }) => {
      const field = name.replace(/\[\d*\]$/, "");
      const chunks: Buffer[] = [];
      if (!wanted.has(field)) return stream.resume();
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => fail(tooLarge()));
      stream.on("end", () => {
        if (filename === "" && chunks.length === 0) return;
        const upload = new Received({ filename, fieldName: field, mimetype: mimeType, encoding }, Buffer.concat(chunks));
        files.set(field, [...(files.get(field) ?? []), upload]);
      });
      return stream;
    });
    parser.on("filesLimit", () => fail(tooMany()));
    parser.on("fieldsLimit", () => fail(malformed()));
    parser.on("error", () => fail(malformed()));
    parser.on("close", () => resolve({ entries, files }));
    request.once("close", () => request.readableEnded || reject(malformed()));
    request.pipe(parser);
  });
}

function parserOf({ headers }: IncomingMessage) {
  const { maxFileSize, maxFiles } = uploadLimits;
  try {
    const limits = { fileSize: maxFileSize, files: maxFiles, fields: FIELDS, fieldSize: FIELD_BYTES };
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    return null;
  }
}

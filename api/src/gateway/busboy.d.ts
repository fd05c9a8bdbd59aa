declare module "busboy" {
  import type { IncomingHttpHeaders } from "node:http";
  import type { Readable, Writable } from "node:stream";

  interface Limits {
    fields?: number;
    fieldSize?: number;
    files?: number;
    fileSize?: number;
    parts?: number;
  }
  interface FileInfo {
    filename?: string;
    encoding: string;
    mimeType: string;
  }
  interface FieldInfo {
    valueTruncated: boolean;
  }
  interface Busboy extends Writable {
    on(event: "file", listener: (name: string, stream: Readable, info: FileInfo) => void): this;
    on(event: "field", listener: (name: string, value: string, info: FieldInfo) => void): this;
    on(event: "filesLimit" | "fieldsLimit" | "partsLimit" | "close", listener: () => void): this;
    on(event: "error", listener: (error: unknown) => void): this;
  }
  export default function busboy(options: { headers: IncomingHttpHeaders; limits?: Limits; defParamCharset?: string }): Busboy;
}

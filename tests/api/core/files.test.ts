import { Readable } from "node:stream";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { FileUpload } from "graphql-upload-minimal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "../../../api/src/core/context.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { contentDisposition, sign } from "../../../api/src/core/storage/file-address.ts";
import { fileScope } from "../../../api/src/core/storage/file-scope.ts";
import { FileResolver } from "../../../api/src/core/storage/file.resolver.ts";
import { keepFile } from "../../../api/src/core/storage/keep-file.ts";
import { orphanSweep } from "../../../api/src/core/storage/orphans.ts";
import type { StoredBytes } from "../../../api/src/core/storage/storage.ts";
import { PendingFile, StoredFile } from "../../../api/src/core/storage/stored-file.entity.ts";
import { cleanName, readUpload, sentName } from "../../../api/src/core/storage/upload.ts";
import { openCore, type CoreServices } from "./core-services.ts";
import { YEAR } from "../../support/calendar.ts";

@Entity({ tableName: "test_receipts" })
class Receipt {
  @PrimaryKey({ type: "uuid" }) id!: string;
  @Property({ type: "integer" }) seller!: number;
}

let core: CoreServices;
const receipt = fileScope(Receipt, (viewer) => ({ seller: viewer?.id ?? -1 }));
beforeAll(async () => (core = await openCore({ entities: [Receipt], scopes: { receipt } })));
afterAll(() => core.close());

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const EXE = Buffer.concat([Buffer.from("MZ\x90\x00"), Buffer.alloc(600)]);

const upload = (bytes: Buffer, filename: string): Promise<FileUpload> =>
  Promise.resolve({
    filename,
    fieldName: "file",
    mimetype: "application/pdf",
    encoding: "7bit",
    createReadStream: () => Readable.from([bytes]) as never,
  });
const refusal = (code: string, message: string) =>
  expect.objectContaining({ name: "Refusal", code, message });
const put = () => core.services.storage.put(PDF, { filename: "recibo.pdf", contentType: "application/pdf" });
const exists = (key: string) =>
  core.services.storage.bytes(key).then(
    () => true,
    () => false,
  );

describe("an upload", () => {
  test("is what its bytes are, whatever it says", async () => {
    await expect(readUpload(upload(PDF, "recibo.pdf"))).resolves.toMatchObject({
      contentType: "application/pdf",
      filename: "recibo.pdf",
    });
    await expect(readUpload(upload(PNG, "foto.pdf"))).resolves.toMatchObject({
      contentType: "image/png",
      filename: "foto.png",
    });
  });

  test.each([
    ["an executable named .pdf", EXE, "factura.pdf"],
    ["a page", Buffer.from("<html><script>alert(1)</script></html>"), "recibo.html"],
    [
      "a drawing with scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "foto.svg",
    ],
    ["nothing at all", Buffer.alloc(0), "recibo.pdf"],
  ])("that is %s is refused", async (_kind, bytes, name) => {
    await expect(readUpload(upload(bytes, name))).rejects.toEqual(
      refusal("BAD_USER_INPUT", "Solo se permiten archivos JPG, PNG o PDF"),
    );
  });

  test.each([
    ["a line end", "\r\n"],
    ["a byte order mark", "\xEF\xBB\xBF"],
    ["a byte order mark of UTF-16 and blanks", "\xFE\xFF \t\f"],
    ["null bytes", "\0\0\0"],
    ["1,023 blanks", " ".repeat(1_023)],
  ])("with %s before it is the PDF that readers open", async (_what, before) => {
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), PDF]);
    const read = await readUpload(upload(bytes, "recibo.pdf"));
    expect(read).toMatchObject({ contentType: "application/pdf", filename: "recibo.pdf" });
    expect(read.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ["1,024 blanks", " ".repeat(1_024)],
    ["words", "Mi recibo\n"],
    ["a page", "<html>"],
    ["a program", "MZ"],
    ["an archive", "PK\x03\x04"],
  ])("with %s before it is refused as what it is", async (_what, before) => {
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), PDF]);
    await expect(readUpload(upload(bytes, "recibo.pdf"))).rejects.toEqual(
      refusal("BAD_USER_INPUT", "Solo se permiten archivos JPG, PNG o PDF"),
    );
  });

  test("of 12 MB is refused", async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(12 * 1024 * 1024)]);
    await expect(readUpload(upload(large, "recibo.pdf"))).rejects.toEqual(
      refusal("PAYLOAD_TOO_LARGE", "El archivo no debe superar los 10MB"),
    );
    const cut = Promise.reject(Object.assign(new Error("File truncated"), { status: 413 }));
    await expect(readUpload(cut)).rejects.toEqual(
      refusal("PAYLOAD_TOO_LARGE", "El archivo no debe superar los 10MB"),
    );
  });

  test.each([
    ["../../etc/recibo.pdf", "recibo.pdf"],
    ["C:\\Users\\ana\\recibo.PDF", "recibo.PDF"],
    ["recibo\r\nX-A: 1.pdf", "reciboX-A 1.pdf"],
    ["", "archivo.pdf"],
    ['a"b.pdf', "ab.pdf"],
    ["descuento 50%41.pdf", "descuento 50%41.pdf"],
  ])("named %j is kept as %j", (given, kept) => expect(cleanName(given, "application/pdf")).toBe(kept));
});

test.each([
  ["a%22b.pdf", 'a"b.pdf'],
  ["a%0D%0Ab.pdf", "a\r\nb.pdf"],
  ["a%0d%0ab.pdf", "a\r\nb.pdf"],
  ["descuento 50%41 %2522.pdf", "descuento 50%41 %2522.pdf"],
  ["100%.pdf", "100%.pdf"],
])("a form's name %j was %j with its person", (sent, own) => expect(sentName(sent)).toBe(own));

describe("stored bytes", () => {
  test("become a file with the act's transaction", async () => {
    const stored = await put();
    const { id } = await core.run(
      async (work: Work) => keepFile(work, stored, { type: "receipt", id: "1" }),
      undefined,
    );
    const file = await core.services.orm.em.fork().findOneOrFail(StoredFile, { id });
    expect(file).toMatchObject({ key: stored.key, size: PDF.length, ownerType: "receipt", ownerId: "1" });
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await core.services.orm.em.fork().count(PendingFile, { key: stored.key })).toBe(0);
  });

  test("that no act kept are deleted after a day; kept ones stay", async () => {
    const [kept, lost] = [await put(), await put()];
    await core.run(
      (work: Work, bytes: StoredBytes) => keepFile(work, bytes, { type: "receipt", id: "1" }),
      kept,
    );
    const sweep = () => orphanSweep.run(jobContext(core.services, "test"));
    core.clock.advance({ hours: 23 });
    await sweep();
    expect(await exists(lost.key)).toBe(true);
    core.clock.advance({ hours: 2 });
    await sweep();
    expect([await exists(lost.key), await exists(kept.key)]).toEqual([false, true]);
  });
});

describe("a signed address", () => {
  test("opens its file for 60 minutes, and then no more", async () => {
    const { storage } = core.services;
    const address = storage.addressOf(await put());
    expect(address).toMatch(/^http:\/\/travesia\.test\/files\/[\w.-]+\/recibo\.pdf$/);
    core.clock.advance({ minutes: 59 });
    const opened = await storage.open(address);
    expect(opened).toMatchObject({ filename: "recibo.pdf", disposition: "inline", size: PDF.length });
    opened.stream.destroy();
    core.clock.advance({ minutes: 1 });
    await expect(storage.open(address)).rejects.toEqual(expect.objectContaining({ code: "UNAUTHENTICATED" }));
  });

  test("cannot be made for another file, nor with another secret", async () => {
    const { storage } = core.services;
    const stored = await put();
    const expiresAt = core.clock.now().getTime() / 1000 + 60;
    const grant = { ...stored, disposition: "inline", expiresAt, linkId: null } as const;
    const forged = sign(grant, "another secret");
    await expect(storage.open(forged)).rejects.toEqual(expect.objectContaining({ code: "UNAUTHENTICATED" }));
    const mac = storage.addressOf(stored).split("/").at(-2)?.split(".").at(-1) ?? "";
    const swapped = `${forged.split(".")[0] ?? ""}.${mac}`;
    await expect(storage.open(swapped)).rejects.toEqual(expect.objectContaining({ code: "UNAUTHENTICATED" }));
    await expect(storage.open("nada")).rejects.toEqual(expect.objectContaining({ code: "UNAUTHENTICATED" }));
  });

  test("of bytes that are gone says so", async () => {
    const stored = await put();
    await core.services.storage.remove(stored.key);
    await expect(core.services.storage.open(core.services.storage.addressOf(stored))).rejects.toEqual(
      refusal("NOT_FOUND", "Archivo no encontrado"),
    );
  });

  test("names its download for old and new clients", () => {
    expect(contentDisposition("attachment", `recibo-RC-${YEAR}-000001.pdf`)).toBe(
      `attachment; filename="recibo-RC-${YEAR}-000001.pdf"`,
    );
    expect(contentDisposition("inline", 'cotización "ñandú".pdf')).toBe(
      `inline; filename="cotizacion _nandu_.pdf"; ` +
        "filename*=UTF-8''cotizaci%C3%B3n%20%22%C3%B1and%C3%BA%22.pdf",
    );
  });
});

describe("fileAddress", () => {
  const owner = "01890000-0000-7000-8000-000000000001";
  const ask = (id: string, seller: number, download = false) =>
    new FileResolver().fileAddress(
      { services: core.services, viewer: { id: seller }, link: null } as Context,
      id,
      download,
    );
  let fileId: string;
  beforeAll(async () => {
    const stored = await put();
    fileId = await core.run(async (work: Work) => {
      work.add(Object.assign(new Receipt(), { id: owner, seller: 7 }));
      return (await keepFile(work, stored, { type: "receipt", id: owner })).id;
    }, undefined);
  });

  test("answers everybody who may see the record", async () => {
    const { filename, url } = await ask(fileId, 7, true);
    expect(filename).toBe("recibo.pdf");
    const opened = await core.services.storage.open(url);
    opened.stream.destroy();
    expect(opened.disposition).toBe("attachment");
  });

  test.each([
    ["a record out of reach", () => ask(fileId, 8)],
    ["an unknown file", () => ask("01890000-0000-7000-8000-00000000ffff", 7)],
    ["an id that is none", () => ask("1 or 1=1", 7)],
  ])("does not know the file of %s", async (_what, asked) => {
    await expect(asked()).rejects.toEqual(refusal("NOT_FOUND", "Archivo no encontrado"));
  });
});

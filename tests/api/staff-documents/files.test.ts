import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import {
  aPdf,
  approveDocument,
  aStaffDocument,
  handIn,
  REMOVE_DOCUMENT,
} from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const ADDRESS = `query ($id: ID!) { staffDocument(id: $id) { fileUrl } }`;

describe("the file of a document", () => {
  it("is opened by everybody who may see the document, and does not exist for others", async () => {
    const { id } = await aStaffDocument(app);
    for (const who of ["asesor", "contador", "owner"] as const) {
      const { staffDocument } = await app.as(who).ask(ADDRESS, { id });
      expect(staffDocument.fileUrl).toMatch(/\/files\/.+\/papel\.pdf$/);
    }
    for (const who of ["lider", "asesor2", "cliente"] as const)
      expect((await app.as(who).ask(ADDRESS, { id })).staffDocument).toBeNull();
  });
});

describe("the data of a person", () => {
  it("is exported with the files that they handed in", async () => {
    await handIn(app, { as: "lider2", documentName: "RUT", file: aPdf("mi rut.pdf") });
    const { exportMyData } = await app
      .as("lider2")
      .ask(`mutation { exportMyData { json { url } files { filename url } } }`);
    expect(exportMyData.files).toMatchObject([{ filename: "RUT - mi rut.pdf" }]);
    const address = new URL(exportMyData.files[0].url as string).pathname;
    expect((await app.as(null).rest("GET", address)).bytes.equals(aPdf().bytes)).toBe(true);
    const exported = await app.as(null).rest("GET", new URL(exportMyData.json.url as string).pathname);
    expect(exported.body.sections["Documentos del equipo"]).toMatchObject([
      { Documento: "RUT", Estado: "pending" },
    ]);
  });

  it("is erased with its files, the history's too", async () => {
    const [first, second] = [
      await aStaffDocument(app, "asesor2", { documentName: "RUT" }),
      await aStaffDocument(app, "asesor2", { documentName: "RUT" }),
    ];
    await app.as("owner").ask(`mutation ($id: Int!) { anonymizeUser(id: $id) }`, {
      id: app.people.asesor2.id,
    });
    const em = app.app.services.orm.em.fork();
    const ids = [first.id, second.id];
    expect(
      await em.execute("select ending, file_key, filename from staff_documents where id in (?, ?)", ids),
    ).toEqual(ids.map(() => ({ ending: "erased", file_key: null, filename: null })));
    expect(await em.execute("select key from stored_files where owner_id in (?, ?)", ids)).toEqual([]);
  });
});

it("a reviewed document keeps its decision and its file, for any writer", async () => {
  const { id } = await aStaffDocument(app);
  await approveDocument(app, id);
  const em = app.app.services.orm.em.fork();
  for (const change of [
    `update staff_documents set status = 'pending', verified_at = null, reviewed_at = null,
      verified_by_id = null`,
    "update staff_documents set file_key = 'otra'",
    "delete from staff_documents",
  ])
    await expect(em.execute(`${change} where id = ?`, [id])).rejects.toThrow();
});

// It ends every session: a day goes by.
describe("the file of a document that is no more", () => {
  it("is gone when the document is taken away, and of the document only its story stays", async () => {
    const { id } = await aStaffDocument(app);
    const em = app.app.services.orm.em.fork();
    const [{ file_key: key }] = await em.execute<[{ file_key: string }]>(
      "select file_key from staff_documents where id = ?",
      [id],
    );
    await app.as("asesor").ask(REMOVE_DOCUMENT, { id });
    expect((await app.as("owner").ask(ADDRESS, { id })).staffDocument).toBeNull();
    app.clock.advance({ hours: 25 });
    await app.sweep();
    await expect(app.app.services.storage.bytes(key)).rejects.toThrow("Archivo no encontrado");
    const [row] = await em.execute("select ending, file_key from staff_documents where id = ?", [id]);
    expect(row).toEqual({ ending: "removed", file_key: null });
    const kept = await em.execute("select key from stored_files where owner_id = ?", [id]);
    expect(kept).toEqual([]);
  });
});

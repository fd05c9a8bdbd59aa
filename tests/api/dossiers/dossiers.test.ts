import { createHash, createPublicKey, verify, X509Certificate } from "node:crypto";
import { fileURLToPath } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { atLeastOne } from "../../support/at-least-one.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aDraftContract, sendContractOf, type StoryContract } from "../../support/story/contracts.ts";
import {
  aDossier,
  MY_DOSSIERS,
  OPEN_DOSSIER,
  pageCheck,
  type SavedDossier,
  START_DOSSIER,
  aWholeSale,
} from "../../support/story/dossiers.ts";

const P12 = fileURLToPath(new URL("../../support/signing.p12", import.meta.url));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const filesOf = ({ bytes }: SavedDossier) => unzipSync(new Uint8Array(bytes));
const jsonOf = (files: Record<string, Uint8Array>, path: string) =>
  JSON.parse(strFromU8(files[path] ?? new Uint8Array()));

let app: TestApp;
let contract: StoryContract;
let full: SavedDossier;
let own: SavedDossier;
let manager: SavedDossier;
const check = pageCheck();
const byClient = async () => app.withLink(await aPaymentLink(app, contract.id));
beforeAll(async () => {
  app = await anApp();
  contract = await aWholeSale(app);
  full = await aDossier(app, app.as("owner"), contract.id);
  own = await aDossier(app, await byClient(), contract.id);
  manager = await aDossier(app, app.as("gerente"), contract.id);
}, 120_000);

describe("the dossier of a sale", () => {
  it("holds every version, file, opening, consent, payment, purchase, mail and line of the history", () => {
    const files = filesOf(full);
    const paths = Object.keys(files);
    expect(jsonOf(files, "contrato.json")).toMatchObject([
      { numero: contract.number, total_pagado: 500_000 },
    ]);
    expect(jsonOf(files, "contrato-versiones.json")).toMatchObject([
      { version: 1, firmada: false },
      { version: 2, firmada: true, version_firmada: 1, nivel_del_sello: "b_b" },
      { version: 3, firmada: false, otrosi: 1 },
      { version: 4, firmada: true, version_firmada: 1, nivel_del_sello: "b_b", otrosi: 1 },
    ]);
    expect(jsonOf(files, "aperturas.json").map(({ para }: { para: string }) => para)).toContain("signature");
    expect(jsonOf(files, "consentimientos.json").length).toBeGreaterThan(0);
    expect(jsonOf(files, "pagos.json")).toMatchObject([{ monto: 500_000, estado: "verified" }]);
    expect(jsonOf(files, "compras.json")).toHaveLength(1);
    for (const folder of ["contrato", "cotizacion", "pagos", "compras"])
      expect(paths.filter((path) => path.startsWith(`archivos/${folder}/`))).not.toEqual([]);
    for (const dossier of [full, own])
      expect(Object.keys(filesOf(dossier)).filter((path) => path.includes("tiquetes-y-vouchers"))).toEqual([
        expect.stringMatching(/tiquete\.png$/),
      ]);
    const kept = jsonOf(files, "archivos.json") as { ruta: string; sha256: string }[];
    for (const { ruta, sha256: recorded } of atLeastOne(kept))
      expect([ruta, sha256(files[ruta]!)]).toEqual([ruta, recorded]);
    const types = (jsonOf(files, "auditoria.json") as { texto: string }[]).map(({ texto }) => texto);
    for (const type of ["contract.signed", "payment.verified", "purchase.", "quote.sent"])
      expect(types.some((text) => text.includes(`"${type}`))).toBe(true);
  });

  it("holds the addendum: what it says, its signature, its files, its openings, its mails", () => {
    const files = filesOf(full);
    expect(jsonOf(files, "otrosies.json")).toMatchObject([
      { numero: 1, estado: "signed", precio_antes: 3_770_000, precio_despues: 3_870_000 },
    ]);
    expect(jsonOf(files, "firmas.json")).toMatchObject([
      { version_mostrada: 1, otrosi: null, codigo_por: "mail" },
      { version_mostrada: 3, otrosi: 1, con_codigo: true, codigo_por: "mail" },
    ]);
    const kept = jsonOf(files, "archivos.json") as { sha256: string }[];
    for (const { sha256: hash } of atLeastOne(jsonOf(files, "contrato-versiones.json")))
      expect(kept.map((file) => file.sha256)).toContain(hash);
    for (const dossier of [full, own]) {
      const packed = filesOf(dossier);
      const opened = jsonOf(packed, "aperturas.json").map(({ para }: { para: string }) => para);
      expect(opened).toContain("addendum");
      const subjects = jsonOf(packed, "correos.json").map(({ asunto }: { asunto: string }) => asunto);
      expect(subjects.filter((subject: string) => /otrosí|El cambio|Un cambio/.test(subject))).toHaveLength(
        3,
      );
    }
    const texts = (jsonOf(files, "auditoria.json") as { texto: string }[]).map(({ texto }) => texto);
    for (const type of ["drafted", "sent", "signed", "certified"])
      expect(texts.some((text) => text.includes(`"contract.addendum-${type}"`))).toBe(true);
  });

  it("contains travellers for everybody, commissions for people who see costs, and the viewer's own claims", async () => {
    const [whole, client, team] = [full, own, manager].map(filesOf);
    for (const files of [whole, client, team])
      expect(jsonOf(files!, "viajeros.json")).toEqual(
        expect.arrayContaining([expect.objectContaining({ documento_identidad: expect.any(String) })]),
      );
    expect(jsonOf(whole!, "comisiones.json")).toMatchObject([{ monto_comision: 90_000 }]);
    for (const files of [client, team])
      expect(Object.keys(files!).filter((path) => path.includes("comision"))).toEqual([]);
    const claimed = (files: Record<string, Uint8Array>) =>
      jsonOf(files, "reclamos.json").map(({ correo }: { correo: string }) => correo);
    expect(claimed(whole!)).toHaveLength(2);
    expect(claimed(client!)).toEqual(["maria@example.com"]);
    expect(Object.keys(team!)).not.toContain("reclamos.json");
  });

  it("lists the mails with their hash, and never a value that opens something", () => {
    const mails = jsonOf(filesOf(full), "correos.json") as Record<string, string>[];
    const signing = mails.find(({ texto }) => texto?.includes("/contract-signature/"));
    expect(signing).toMatchObject({
      para: "maria@example.com",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(signing?.["texto"]).toContain("?token=…");
    expect(JSON.stringify(mails)).not.toContain(contract.token);
    const code = mails.find(({ asunto }) => asunto?.startsWith("Tu código para firmar"));
    expect([code?.["texto"], code?.["sha256"]]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it("is signed as anybody can check without us", () => {
    const files = filesOf(full);
    const certificate = new X509Certificate(files["certificado.cer"]!);
    expect(certificate.subject).toContain("CN=Travesía Viajes S.A.S.");
    const key = createPublicKey(certificate.publicKey.export({ type: "spki", format: "pem" }));
    expect(verify("sha256", files["manifiesto.json"]!, key, files["manifiesto.firma"]!)).toBe(true);
    for (const { ruta, bytes, sha256: hash } of atLeastOne(jsonOf(files, "manifiesto.json").archivos))
      expect([ruta, files[ruta]?.length, sha256(files[ruta]!)]).toEqual([ruta, bytes, hash]);
  });

  it("is the same bytes under the same code when it is asked for again", async () => {
    const once = await aDossier(app, app.as("owner"), contract.id);
    const again = await aDossier(app, app.as("owner"), contract.id);
    expect(sha256(again.bytes)).toBe(sha256(once.bytes));
    expect(again.filename).toBe(once.filename);
    expect(again.id).not.toBe(once.id);
  });

  it("has no costs for the client and the manager, and of others' lines the hash alone", async () => {
    const hashes = jsonOf(filesOf(full), "auditoria.json").map(({ huella }: { huella: string }) => huella);
    for (const dossier of [own, manager]) {
      const files = filesOf(dossier);
      expect((await check(dossier.bytes)).findings).toEqual([]);
      expect(jsonOf(files, "manifiesto.json").contenido).toBe("sin costos");
      const paths = Object.keys(files);
      expect(paths.filter((path) => path.includes("compras"))).toEqual([]);
      const lines = jsonOf(files, "auditoria.json") as {
        huella: string;
        texto: string | null;
        dicho: string;
      }[];
      for (const { huella } of lines) expect(hashes).toContain(huella);
      const readable = lines.flatMap(({ texto }) => texto ?? []);
      expect(readable.some((text) => text.includes('"contract.signed"'))).toBe(true);
      expect(readable.some((text) => text.includes('"payment.verified"'))).toBe(false);
      expect(lines.some(({ dicho }) => dicho.includes("verificó el pago"))).toBe(true);
      const everything = Object.entries(files).filter(([path]) => /[^o]\.json$/.test(path));
      for (const [path, bytes] of atLeastOne(everything))
        expect([path, /costo/i.test(strFromU8(bytes))]).toEqual([path, false]);
    }
  });
});

describe("its page", () => {
  it("finds it intact, with every link of the history", async () => {
    const { findings, manifest, certificate, links, linksWithText } = await check(full.bytes);
    expect(findings).toEqual([]);
    expect(manifest).toMatchObject({ expediente: contract.number, contenido: "completo" });
    expect(certificate?.name).toContain("Travesía Viajes S.A.S.");
    expect([links > 10, linksWithText]).toEqual([true, links]);
  });

  it("names the file in which a bit was changed", async () => {
    const bytes = new Uint8Array(full.bytes);
    const pdf = Object.keys(filesOf(full)).find((path) => path.startsWith("archivos/contrato/"))!;
    bytes[full.bytes.indexOf(filesOf(full)[pdf]!) + 99]! ^= 1;
    expect((await check(bytes)).findings).toContainEqual({
      path: pdf,
      text: "El contenido de este archivo fue cambiado.",
    });
  });

  it("is itself confirmed by its hash at /verificar, as the whole file is", async () => {
    const ask = `query ($code: String!) {
      documentVerification(code: $code) { kind number state sha256 furtherSha256 } }`;
    const { documentVerification } = await app.as(null).ask(ask, { code: full.code });
    const page = filesOf(full)["verificar.html"]!;
    expect(documentVerification).toEqual({
      kind: "dossier",
      number: contract.number,
      state: "vigente",
      sha256: sha256(full.bytes),
      furtherSha256: [sha256(page)],
    });
    const changed = Uint8Array.from(page);
    changed[changed.length - 9]! ^= 1;
    expect(documentVerification.furtherSha256).not.toContain(sha256(changed));
  });

  it("says which kept file was not the recorded one, or was gone, when it was made", async () => {
    const { services } = app.app;
    const [pdf] = await services.orm.em
      .fork()
      .execute<{ key: string; sha256: string }[]>(
        "select key, sha256 from stored_files where owner_type = 'quote' limit 1",
      );
    const bytes = await services.storage.bytes(pdf!.key);
    const disk = (
      services.storage as unknown as { parts: { disk: { put(key: string, b: Buffer): Promise<void> } } }
    ).parts.disk;
    await disk.put(pdf!.key, Buffer.concat([bytes, Buffer.from(" ")]));
    const tampered = await aDossier(app, app.as("admin"), contract.id);
    await services.storage.remove(pdf!.key);
    const without = await aDossier(app, app.as("admin"), contract.id);
    await disk.put(pdf!.key, bytes);
    const texts = async ({ bytes: zip }: SavedDossier) => (await check(zip)).findings.map(({ text }) => text);
    expect(await texts(tampered)).toEqual([
      "Este archivo ya no era el que se registró cuando se hizo el expediente.",
    ]);
    expect(await texts(without)).toEqual([
      "Este archivo ya no estaba guardado cuando se hizo el expediente.",
    ]);
  });

  it("checks it with a certificate that the operator brings", async () => {
    const other = await anApp({ SIGNING_P12: P12, SIGNING_P12_PASSWORD: "prueba" });
    const sent = await sendContractOf(other, await aDraftContract(other));
    const { bytes } = await aDossier(other, other.as("owner"), sent.id);
    const { findings, certificate } = await check(bytes);
    expect([findings, certificate?.name]).toEqual([[], "Viajes de Prueba"]);
  });
});

describe("a dossier", () => {
  it("is asked for by who may, of a contract in reach that is no draft", async () => {
    const start = (who: Parameters<TestApp["as"]>[0], id = contract.id) =>
      app.as(who).gql(START_DOSSIER, { id });
    for (const who of ["asesor", "lider", "contador"] as const) expectRefused(await start(who), "FORBIDDEN");
    for (const who of ["gerente2", "cliente"] as const)
      expectRefused(await start(who), "NOT_FOUND", "Contrato no encontrado");
    expectRefused(
      await start("owner", (await aDraftContract(app)).id),
      "CONFLICT",
      "El contrato aún es un borrador: envíalo antes de pedir su expediente.",
    );
    const other = await sendContractOf(app, await aDraftContract(app));
    expectRefused(await (await byClient()).gql(START_DOSSIER, { id: other.id }), "NOT_FOUND");
  });

  it("is opened by its maker alone, for 24 hours, while they have the sale", async () => {
    const open = (who: Parameters<TestApp["as"]>[0]) => app.as(who).gql(OPEN_DOSSIER, { id: full.id });
    expectRefused(await open("admin"), "NOT_FOUND", "Expediente no encontrado");
    expectRefused(await (await byClient()).gql(OPEN_DOSSIER, { id: full.id }), "NOT_FOUND");
    const { myDossiers } = await app.as("admin").ask(MY_DOSSIERS, { id: contract.id });
    expect(myDossiers.map(({ id }: { id: string }) => id)).not.toContain(full.id);
    app.clock.advance({ hours: 24 });
    const later = await signedInNow(app, "owner");
    expectRefused(
      await later.gql(OPEN_DOSSIER, { id: full.id }),
      "CONFLICT",
      "Este expediente ya no está. Pídelo de nuevo.",
    );
    await app.sweep();
    const [kept] = await app.app.services.orm.em
      .fork()
      .execute<object[]>("select status, file_key from dossiers where id = ?", [full.id]);
    expect(kept).toEqual({ status: "expired", file_key: null });
  });
});

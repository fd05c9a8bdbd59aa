import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aCompletedQuote, sendIt } from "../../support/story/quotes.ts";

const SHOW = `mutation ($input: ProfileInput!) { updateProfile(input: $input) { pictureShownAt version } }`;
const UPLOAD = "mutation ($file: Upload!) { uploadPicture(file: $file) { image } }";
const SEEN = "query ($id: ID!) { quote(id: $id) { advisorPicture } }";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const show = async (showsPicture: boolean, who: Handle = "asesor") =>
  (await app.as(who).ask(SHOW, { input: { showsPicture } })).updateProfile;

async function upload(background: string, who: Handle = "asesor"): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { bytes, filename: "yo.png", type: "image/png" };
  return (await app.as(who).ask(UPLOAD, {}, { file })).uploadPicture.image;
}

/** Returns where the client of a new offer is shown a face: in its data, on the page, in PDF and mail. */
async function seen() {
  const quote = await sendIt(app, await aCompletedQuote(app));
  const answer = await fetch(`${app.url}/quote-approval/${quote.id}?token=${quote.token}`, {
    headers: { accept: "text/html" },
  });
  const page = await answer.text();
  const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
  const first = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
  const { fnArray } = await first.getOperatorList();
  const mail = await app.mailWith(`/quote-approval/${quote.id}?token=`);
  const { advisorPicture } = (await app.withLink(quote.token).ask(SEEN, quote)).quote;
  return {
    data: advisorPicture as string | null,
    page: /<div class="t-face"><img src="([^"]+)"/.exec(page)?.[1] ?? null,
    initials: /<div class="t-face">\p{L}/u.test(page),
    // The cover is the other one.
    pdf: fnArray.filter((operator: number) => operator === OPS.paintImageXObject).length > 1,
    mail: /cid:foto-[\w-]+/.exec(mail?.html ?? "")?.[0] ?? null,
  };
}

const nobody = { data: null, page: null, initials: true, pdf: false, mail: null };

describe("the face of an advisor", () => {
  it("is shown to clients once its person says so, and no longer than they do", async () => {
    const image = await upload("#C8431B");
    expect(await seen()).toEqual(nobody);
    const shown = await show(true);
    expect(new Date(shown.pictureShownAt)).toEqual(app.clock.now());
    const face = { data: image, page: image, initials: false, pdf: true };
    expect(await seen()).toEqual({ ...face, mail: `cid:foto-${image.slice("/media/".length)}` });
    app.clock.advance({ minutes: 5 });
    expect(await show(true)).toEqual(shown);
    expect((await show(false)).pictureShownAt).toBeNull();
    expect(await seen()).toEqual(nobody);
  });

  it("leaves in the history who allowed it and when, and who revoked it", async () => {
    await show(true);
    await show(false);
    const { recordHistory } = await app.as("owner").ask(
      `query ($id: String!) { recordHistory(record: person, id: $id) {
        items { actorName changes { label before after } } } }`,
      { id: String(app.people.asesor.id) },
    );
    const [back, allowed] = recordHistory.items;
    const label = "Foto a los clientes";
    expect(allowed.changes).toEqual([{ label, before: null, after: "Sí" }]);
    expect(back.changes).toEqual([{ label, before: "Sí", after: null }]);
    expect(allowed.actorName).toContain(app.people.asesor.name);
  });

  it("that somebody else put there is not what its person allowed", async () => {
    const image = await upload("#23704A");
    await show(true);
    const UPDATE =
      "mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }";
    const { id } = app.people.asesor;
    await app.as("owner").ask(UPDATE, { id, input: { ciudad: "Cali" } });
    expect((await seen()).data).toBe(image);
    await app
      .as("owner")
      .ask(UPDATE, { id, input: { image: "/media/0189f7a0-0000-7000-8000-000000000000" } });
    expect(await seen()).toEqual(nobody);
  });

  it("of another host is never shown, nor is that of a client", async () => {
    await app
      .as("asesor")
      .ask(SHOW, { input: { image: "https://fotos.example/yo.jpg", showsPicture: true } });
    expect(await seen()).toEqual(nobody);
    expectRefused(
      await app.as("cliente").gql(SHOW, { input: { showsPicture: true } }),
      "BAD_USER_INPUT",
      "Los clientes solo ven fotos del equipo.",
    );
    await show(false);
  });

  it("whose it is alone reads whether it is shown, and OWNER", async () => {
    await upload("#0E5A73");
    await show(true);
    const READ = `query ($id: Int!) { user(id: $id) { pictureShownAt } }`;
    const { id } = app.people.asesor;
    const read = async (who: Handle) => (await app.as(who).ask(READ, { id })).user.pictureShownAt;
    expect([await read("gerente"), await read("admin"), await read("owner")]).toEqual([
      null,
      null,
      expect.any(String),
    ]);
    await show(false);
  });
});
